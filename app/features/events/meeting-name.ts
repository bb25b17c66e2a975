/** The name of a race where no heading says its meeting: it stands with it. */
export function nameWithMeeting(meeting: string, race: string): string {
  return `${meeting} · ${race}`;
}
