/**
 * Takes a review for this tab, so that no two tabs overwrite each other's covers: the newest one has it. `onTaken` is called
 * when another tab takes it. Returns a function that lets go of it. Does nothing over plain HTTP, where browsers have no locks.
 */
export function takeReview(id: string, onTaken: () => void): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  navigator.locks
    ?.request(`step-review-${id}`, { steal: true }, () => promise)
    .catch(() => {
      if (!isOver) onTaken();
    });
  return () => {
    isOver = true;
    resolve();
  };
}
