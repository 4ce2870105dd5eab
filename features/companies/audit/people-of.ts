/** Ids of the people that entries name. */
export function peopleOf(
  rows: { actorUserId: string | null; subjectKind: string | null; subjectId: string | null }[],
): string[] {
  const ids = rows.flatMap(({ actorUserId, subjectKind, subjectId }) => [
    actorUserId,
    subjectKind === "person" ? subjectId : null,
  ]);
  return [...new Set(ids.filter((id) => id !== null))];
}
