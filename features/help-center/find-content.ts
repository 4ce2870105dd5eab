/** What the dashboard's command palette finds. */
export interface Found {
  questions: { id: string; question: string; category: string | null; isPublished: boolean }[];
  guides: { id: string; title: string; path: string; isPublished: boolean }[];
}
