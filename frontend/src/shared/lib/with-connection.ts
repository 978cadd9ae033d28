/**
 * Code that does not come without a connection comes with it: a part that failed once would stay
 * missing until the page is loaded anew.
 */
export async function withConnection<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return withConnection(load);
  }
}
