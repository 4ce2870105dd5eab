/** The owner's own wording by catalog and message: `{ de: { "nav.gettingStarted": "So geht's" } }`. */
export type MessageOverrides = Partial<Record<string, Record<string, string>>>;
