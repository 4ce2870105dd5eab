export const postTexts = {
  created: "Blog post created successfully",
  updated: "Blog post updated successfully",
  deleted: "Blog post deleted successfully",
  fetchFailed: "Failed to fetch blog posts",
  saveFailed: "Failed to save blog post",
  deleteFailed: "Failed to delete blog post",
  untitled: "Untitled post",
  deleteQuestion: "Are you sure you want to delete this post?",
} as const;

/** The address of a post that has no title of its own yet. */
export function untitledSlug(random: string): string {
  return `untitled-${random.slice(0, 8)}`;
}

export function isUntitledSlug(slug: string): boolean {
  return /^untitled-[0-9a-f]{8}$/.test(slug);
}

export const pictureTexts = {
  wrongType: { title: "Invalid file type", text: "Please upload an image file" },
  tooLarge: { title: "File too large", text: "Please upload an image smaller than 5MB" },
  uploaded: { title: "Upload successful", text: "Image uploaded successfully" },
  urlSet: { title: "URL updated", text: "Image URL has been set" },
  failedTitle: "Upload failed",
  failed: (message: string) => `Upload failed: ${message}`,
  unexpected: "An error occurred while uploading the image",
} as const;

/** Shown next to the invalid field. */
export const postProblems = {
  noTitle: "Please enter a title",
  slugTaken: "Another post has this slug. Please choose a different one.",
  slugEmpty: "A slug needs at least one letter or digit",
  tooLong: (max: number) => `Use at most ${max.toLocaleString("en-US")} characters`,
  wrongEmail: "Please enter a valid email address",
  foreignPicture: "Select Set to store the image with the blog",
  pastSchedule: "Choose a time in the future",
  noSuchCategory: "This category no longer exists. Choose another one.",
} as const;

export const maxPictureBytes = 5_000_000;

/** In characters. */
export const postLimits = {
  title: 200,
  slug: 100,
  excerpt: 500,
  content: 200_000,
  metaDescription: 300,
  featuredImageAlt: 300,
  authorName: 100,
  tags: 500,
  categoryName: 60,
} as const;
