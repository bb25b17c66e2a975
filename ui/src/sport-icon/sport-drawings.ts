/** Sports of the catalogue that the library of icons lacks: each a path in its strokes, on its 24 units. */
export const sportDrawings: Readonly<Record<string, string>> = {
  football:
    "M3 12a9 9 0 1 1 18 0 9 9 0 0 1-18 0zM12 8.2l3.6 2.6-1.4 4.3H9.8l-1.4-4.3zV3M15.6 10.8l4.9-1.7M14.2 15.1l3.1 4.1M9.8 15.1l-3.1 4.1M8.4 10.8L3.5 9.1",
  tennis:
    "M19 4A5.3 6.9 42 0 1 9.8 14.2 5.3 6.9 42 0 1 19 4zM9.5 14l-5.9 6.4M10.1 9.8l5.3 4.5M13.4 5.2l5.3 4.5M17.6 6.2l-5.3 5.9M17.4 19.3a1.8 1.8 0 1 1 3.6 0 1.8 1.8 0 0 1-3.6 0z",
  "horse-racing":
    "M8.1 20.7H4.9l.5-2.3a13 13 0 0 1-2.2-7C3.2 6.5 7 3 12 3s8.8 3.5 8.8 8.4a13 13 0 0 1-2.2 7l.5 2.3h-3.2l-.9-2.8q2.1-3 2.1-6.3c0-3-2.1-4.9-5.1-4.9s-5.1 1.9-5.1 4.9q0 3.3 2.1 6.3z",
  greyhounds:
    "M4 12.5l7-1.5 3.5-4.5 1.5-3.5 1.5 3.7 2.5 3.3v11.5M4 12.5l.5 2.5q3 2 6.5 1.5l2 5M14.5 10.5h.01",
  sports:
    "M2.5 5.5a2 2 0 0 1 2-2h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2zM8 20.5h8M12 16.5v4M10 7.5v5l4.5-2.5z",
};
