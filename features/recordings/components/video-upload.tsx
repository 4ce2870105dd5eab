import { useEffect, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { UploadPanel } from "#features/videos/components/upload-panel.tsx";
import { playableVideo } from "../recorder/playable-video.ts";
import type { KeptVideo } from "../recorder/video-store.ts";
import { videoName } from "../recorder/video-type.ts";

/** Uploads a recording unchanged. The copy on this computer is kept until the upload is complete. */
export function VideoUpload({
  video,
  owner,
  onUploaded,
  onCancelled,
}: {
  video: KeptVideo;
  owner: string;
  onUploaded: () => void;
  onCancelled: () => void;
}) {
  const { t } = useTeamTexts("recorder");
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isOver = false;
    void playableVideo(video.file).then((playable) => {
      // After a reload, an interrupted upload can only resume if the file's name, size and modification time are the
      // same.
      const type = video.type.split(";")[0] ?? video.type;
      if (!isOver) setFile(new File([playable], videoName(video), { type, lastModified: video.startedAtMs }));
    });
    return () => {
      isOver = true;
    };
  }, [video]);
  if (!file) return <p className="min-h-64">{t("Preparing...")}</p>;
  return <UploadPanel owner={owner} file={file} onUploaded={onUploaded} onCancelled={onCancelled} />;
}
