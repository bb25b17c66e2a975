import { markColours } from "@grandstand/tokens/mark-colours";
import type { MarkColours } from "./marks.ts";

type Triple = readonly [number, number, number];

const { white, ink, black, unknown } = markColours;

/** The least contrast of letters on their ground (WCAG 1.4.3). */
export const legible = 4.5;

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{6})$/;

/** A colour as six small hexadecimal digits; what is no such colour becomes grey, so that a wrong value draws something. */
export function asHex(colour: string): string {
  const written = colour.trim().toLowerCase();
  if (!hexColour.test(written)) return unknown;
  return written.length === 4 ? written.replaceAll(/[\da-f]/g, "$&$&") : written;
}

/** Both colours of a mark, as drawn. */
export function hexPair([first, second]: MarkColours): MarkColours {
  return [asHex(first), asHex(second)];
}

/** Red, green and blue, 0 to 255. */
function channelsOf(colour: string): Triple {
  const value = Number.parseInt(asHex(colour).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The same channels as amounts of light, 0 to 1. */
function linearOf(colour: string): Triple {
  const [red, green, blue] = channelsOf(colour);
  return [linear(red), linear(green), linear(blue)];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of WCAG, 0 to 1. */
export function luminance(colour: string): number {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return first > second ? first / second : second / first;
}

/** The first colour with a share of the second, 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const to = channelsOf(other);
  const digits = channelsOf(one).map((channel, index) => {
    const value = Math.round(channel + ((to[index] ?? 0) - channel) * share);
    return value.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/**
 * What letters on a ground are drawn in: the colour that is wished for where it is legible, else white or ink.
 * On a few middle greys only black is.
 */
export function inkOn(ground: string, wished: string): string {
  const plain = contrast(ground, white) >= contrast(ground, ink) ? white : ink;
  const choices = [asHex(wished), plain];
  return choices.find((each) => contrast(ground, each) >= legible) ?? black;
}

/** Which colour of a mark is the darker one. */
export function byLightness(colours: MarkColours): {
  readonly dark: string;
  readonly light: string;
} {
  const [first, second] = hexPair(colours);
  const isFirstDark = luminance(first) <= luminance(second);
  return isFirstDark ? { dark: first, light: second } : { dark: second, light: first };
}

/** Lightness, and how much green to red and blue to yellow, as an eye sees them (Ottosson's OKLab). */
function labOf(colour: string): Triple {
  const [red, green, blue] = linearOf(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** How far apart two colours are to an eye; from about 0.1 on they differ side by side. */
export function distance(one: string, other: string): number {
  const to = labOf(other);
  return Math.hypot(...labOf(one).map((value, index) => value - (to[index] ?? 0)));
}

/** Whether a colour would be taken for the floodlight yellow, which means what is chosen or one's own. */
export function isFloodlit(colour: string): boolean {
  const [, a, b] = labOf(colour);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return Math.hypot(a, b) > 0.1 && hue > 75 && hue < 115;
}
