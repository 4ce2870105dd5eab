import { hydrateRoot } from "react-dom/client";
import { PreviewPage } from "./page.tsx";

hydrateRoot(document, <PreviewPage search={location.search} />);
