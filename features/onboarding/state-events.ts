/** The events of a state that the server computes and a page shows. The stream sends the whole state, then patches. */
export interface Versioned {
  /** Increases with each change. It is also the id of the event that reports the change. */
  revision: number;
}

export type StateEvent<State extends Versioned> =
  | { type: "state"; state: State }
  | { type: "patch"; revision: number; patch: Partial<State> }
  /** There is nothing left to watch. */
  | { type: "finished" };

/** Returns the new state. Applying an event twice has no further effect. */
export function applyStateEvent<State extends Versioned>(state: State, event: StateEvent<State>): State {
  switch (event.type) {
    case "state":
      return event.state.revision < state.revision ? state : event.state;
    case "patch":
      return event.revision < state.revision ? state : { ...state, ...event.patch, revision: event.revision };
    default:
      return state;
  }
}
