/** The name of a race together with its meeting, for where no heading says that. */
export function nameWithMeeting(meeting: string, race: string): string {
  return `${meeting} · ${race}`;
}
