/** What `npm run eval -- --help` prints. */
export const usage = `npm run eval -- [--sites DIR --truth FILE] [--only a,b] [--out FILE] [--faqs]
    imports each website of the folder and scores the result against the ground truth. Uses the project's own
    fixture sites by default. --faqs prints every question and writes eval/blind.html for blind rating; --seed N
    reorders it

Instead of this:
npm run eval -- --blind FILE              summarizes the marks of that sheet by origin
npm run eval -- --ocr                     scores text recognition on screens
npm run eval -- --private [--seed N]      counts the private texts on screens that a review covers automatically
npm run eval -- --language FILE           scores language detection on JSON lines { text, language }
npm run eval -- --search FILE             scores the search on documents and queries with known answers
npm run eval -- --ask FILE                scores answers and refusals on questions with their passages
npm run eval -- --questions FILE --sites DIR
    imports the websites, asks written questions about them and counts right and wrong answers; --missed lists them
npm run eval -- --questions FILE --centers FILE
    the same about help centers of a few questions, written in a JSON file
npm run eval -- --extraction DIR          scores the main content of pages in the layout of WCXB; --learn learns
    again which blocks are main content, from one half of the pages
npm run eval -- --structured DIR          scores what is found on these pages without JSON-LD and microdata;
    --missed lists what isn't found
npm run eval -- --recording [--video] [--steps] [--only a,b] [--out DIR]
    scores the control names in recordings of small apps; --video records a real screen; DIR keeps videos and pictures
npm run eval -- --recording --from DIR    the same for stored videos
npm run eval -- --recording --explore --drawn --seed N --designs DIR --out VIDEOS
    presses other controls of the interfaces, selected by the seed, in videos that are made from screenshots
npm run eval -- --recording --clicks      scores the names, verbs and places of recorded clicks
npm run eval -- --recording --replay      scores which changed control a replay finds
    each of these with --designs DIR: on interfaces built with other people's components, whose packages are
    downloaded to DIR. --missed lists what is wrong in unopened ones, too

It only measures: the exit status is 0 unless an option is unknown.`;
