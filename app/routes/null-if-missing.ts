/** For a panel that says that its content is missing, instead of the page's error screen. Redirects still happen. */
export async function nullIfMissing<Loaded>(loading: Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}
