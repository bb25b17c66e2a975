/**
 * Imports a part of a surface. Offline it can't be had and nothing is broken: it is imported once the
 * line is back. Any other failure is thrown as it is.
 */
export async function importWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return importWhenOnline(load);
  }
}
