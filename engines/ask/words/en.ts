/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const en = {
  listed: `
able above abroad accordance according accordingly across act added adj adopted affected affecting affects after
afterwards again against ago ahead ain allow allows almost alone along alongside already although always amid amidst
among amongst amoungst announce another anybody anyhow anymore anyone anything anyway anyways anywhere apart
apparently appear appreciate appropriate approximately area areas aren arise around aside ask asked asking asks
associated available away awfully back backed backing backs backward backwards became because become becomes becoming
before beforehand began begin beginning beginnings begins behind being beings below beside besides best better between
beyond big billion both bottom brief briefly buy came cannot case cases cause causes certain certainly changes clear
clearly click cmon comes concerning consequently consider considering contain containing contains corresponding couldn
course cry currently dare daren date definitely describe described despite detail differ different differently
directly done doubtful down downed downing downs downwards due during each early effect eight eighty either eleven
else elsewhere empty end ended ending ends enough entirely especially etc even evenly ever evermore every everybody
everyone everything everywhere exactly example except face faces fact facts fairly far farther felt few fewer fifteen
fifth fifty fify fill find finds first fix followed following follows forever former formerly forth forty forward
found four free front full fully further furthered furthering furthermore furthers general generally gets getting give
given gives giving goes going gone good goods gotten great greater greatest greetings group grouped grouping groups
hadn half happens hardly hasn haven having help hence hereafter hereby herein heres hereupon hers herself high higher
highest him himself hither home homepage hopefully howbeit however hundred ignored immediate immediately importance
important inasmuch indeed indicate indicated indicates information inner inside insofar instead interest interested
interesting interests inward itd itself join keep keeps kept keys kind knew known knows large largely last lately
later latest latter latterly least length less lest lets liked likely likewise line little long longer longest look
looking looks low lower ltd made mainly make makes making many mayn mean means meantime meanwhile member members men
merely mightn mil million minus miss more moreover most mostly mrs much mustn myself name namely nay near nearly
necessarily necessary needed needing needn needs neither net never neverless nevertheless new newer newest next nine
ninety nobody none nonetheless noone nor normally noted nothing notwithstanding now nowhere number numbers obtain
obtained obviously off often okay old older oldest omitted once one ones onto open opened opening opens opposite ord
order ordered ordering orders org other others otherwise ought oughtn ourselves out outside over owing own page pages
part parted particular particularly parting parts past place placed places plus point pointed pointing points poorly
possible potentially predominantly present presented presenting presents presumably previously primarily probably
problem problems promptly proud provided put puts quickly quite ran rather readily reasonably recent recently ref refs
regarding regardless regards related relatively research reserved respectively resulted resulting results right ring
room rooms round run said same saw say saying says second secondly seconds section see seeing seem seemed seeming
seems seen sees self selves sensible serious seriously seven seventy several shan shes shouldn show showed showing
shown shows side sides significant significantly similar similarly since sincere site six sixty slightly small smaller
smallest somebody someday somehow someone something sometime sometimes somewhat somewhere soon sorry specifically
specified specify specifying state states stop strongly sub substantially successfully such sufficiently suggest sup
sure system take taken taking tends test text thanx thats theirs themselves thence thereafter thereby thered therefore
therein thereof therere theres thereto thereupon theyd theyre thick thin thing things think thinks third thirty
thorough thoroughly thou though thought thoughts thousand three through throughout thru thus til tip tis today
together took top toward towards tried tries trillion truly try trying turn turned turning turns twas twenty twice two
under underneath undoing unfortunately unless unlike unlikely until unto upon ups upwards use used useful usefully
usefulness uses using usually value various versus via viz wanted wanting wants wasn way ways web website welcome well
wells went weren whatever whats whence whenever whereafter whereas whereby wherein wheres whereupon wherever whether
whichever while whilst whither whod whoever whole whomever whos widely width willing wish within words work worked
working works world wouldn year years yes yet youd young younger youngest youre yourself yourselves zero
`,
  /** Verbs and nouns that fit any question. */
  light: `
happen happening held holding hold holds bring brings brought want stay staying stays leave leaves leaving left live
lives mean expect expecting touch touched pass throw thrown pull push wondering decide decided hope exist exists fine
kinds sort deal bit lot stuff person time day thing part
ok still simply coming starts started guys folks sorts
`,
  /** Say in a question for a price what one pays for one of, or how one gets it. */
  priced: `
per night nights nightly day days daily hour hours hourly week weeks weekly month months monthly year yearly annual each rent rental renting hire hiring buy buying purchase get getting charge charges pay paying come order
`,
};
