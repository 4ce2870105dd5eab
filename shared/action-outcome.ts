/** Why an action changed nothing, in words for people, and the HTTP status that says so. */
export interface Refused {
  ok: false;
  status: number;
  problem: string;
}
