/** Why an action changed nothing: a message for the user and the HTTP status. */
export interface Refused {
  ok: false;
  status: number;
  problem: string;
}
