/**
 * Hands a picture to another app where the device can do that, and saves it as a file otherwise.
 * Rejects where neither works.
 */
export async function shareImage(
  image: Blob,
  fileName: string,
): Promise<"shared" | "saved" | "cancelled"> {
  const file = new File([image], fileName, { type: image.type });
  if (globalThis.navigator.canShare?.({ files: [file] })) {
    try {
      await globalThis.navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return saveImage(image, fileName);
}

/** Saves a picture as a file. */
export async function saveImage(image: Blob, fileName: string): Promise<"saved"> {
  const address = URL.createObjectURL(image);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
  return "saved";
}
