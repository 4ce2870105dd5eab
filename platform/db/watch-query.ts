/** Notices how a question of the driver ends, before whoever asked does. */

/** Not in the driver's types: how its connections settle a question. */
interface Settling {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface QueryEnd {
  answered?: () => void;
  failed: (error: unknown) => void;
}

/** Gives back what it got. What is no question (a name, a list of values) is left alone. */
export function watchQuery<Made>(made: Made, { answered, failed }: QueryEnd): Made {
  if (!(made instanceof Promise)) return made;
  const query = made as unknown as Settling;
  const { resolve, reject } = query;
  query.resolve = (value) => {
    answered?.();
    resolve(value);
  };
  query.reject = (error) => {
    failed(error);
    reject(error);
  };
  return made;
}
