/** An e-mail address that only its owner recognises (A3): first letters and the ending stay. */
export function maskedEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const ending = domain.slice(domain.lastIndexOf("."));
  return `${hide(name)}@${hide(domain.slice(0, domain.length - ending.length))}${ending}`;
}

/** As many dots whatever the length, which would reveal something too. */
function hide(text: string): string {
  return `${text.slice(0, 1)}•••••`;
}
