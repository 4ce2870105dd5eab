/** Fills the places for videos in an article's HTML, which comes from our own renderer. */
import type { VideoSite } from "#shared/video-link.ts";

const embed = /(<a [^>]*data-site="(\w+)"[^>]*>)[^<]*<\/a>/g;
const ownVideo = /<div class="video"><a [^>]*data-video="([0-9a-f-]{36})"[^>]*>[^<]*<\/a><\/div>/g;

export function hasEmbeds(html: string): boolean {
  return html.includes("data-embed=");
}

/** The address of another website's video becomes a sentence, with a note about what pressing it means. */
export function nameVideos(
  html: string,
  wordsOf: (site: VideoSite) => { label: string; note: string },
): string {
  return html.replace(embed, (_, link: string, site: VideoSite) => {
    const { label, note } = wordsOf(site);
    return `${link}${escapeText(label)}</a><span>${escapeText(note)}</span>`;
  });
}

/** Ids of the company's videos that the article shows. */
export function ownVideoIds(html: string): string[] {
  return [...html.matchAll(ownVideo)].flatMap(([, id]) => id ?? []);
}

interface OwnVideos {
  /** Those that visitors may see. The places of others are removed. */
  videos: OwnVideo[];
  captionsName: string;
}

interface OwnVideo {
  id: string;
  title: string;
  url: string;
  contentType: string;
  posterUrl: string | null;
  captionsUrl: string | null;
  width: number | null;
  height: number | null;
}

export function showOwnVideos(html: string, { videos, captionsName }: OwnVideos): string {
  return html.replace(ownVideo, (_, id: string) => {
    const video = videos.find((one) => one.id === id);
    if (!video) return "";
    const { title, url, contentType, posterUrl, captionsUrl, width, height } = video;
    const poster = posterUrl ? ` preload="none" poster="${escapeText(posterUrl)}"` : ' preload="metadata"';
    const captions = captionsUrl
      ? `<track kind="captions" label="${escapeText(captionsName)}" src="${escapeText(captionsUrl)}">`
      : "";
    return `<video controls playsinline${poster} width="${width ?? 1280}" height="${height ?? 720}" aria-label="${escapeText(title)}"><source src="${escapeText(url)}" type="${escapeText(contentType)}">${captions}</video>`;
  });
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
