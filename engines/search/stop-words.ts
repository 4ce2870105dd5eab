/** Folded stop words in the languages of the synonym table. */
const words = `
a an the and or but if of to in on at by for from with without into about as is are was were be been am do does did doing
can could will would shall should may might must i you he she it we they me my mine your yours his her its our ours their
them us this that these those there here what which who whom whose how why when where not no so than then too very just
any some please have has had get got need want like also only s t d ll re ve m isn don doesn didn won
ich du er sie es wir ihr mich mir dich dir uns euch mein meine meinen meiner dein deine sein seine unser unsere euer ihre
der die das den dem des ein eine einen einem einer und oder aber wenn von zu zum zur im an am auf bei fur mit ohne
uber als wie ist sind war waren bin bist kann konnen konnt will wollen muss mussen soll darf wird werden wo was wer wann warum
nicht kein keine man habe haben hat gibt bitte mochte auch nur noch
je tu il elle nous vous ils elles mon ma mes ton ta tes son sa ses notre votre nos vos leur le la les un une des du de et ou
mais si dans sur par pour avec sans est sont suis etes peut puis peux pouvez faire fait comment quoi que qui quel quelle quels
quelles ou quand pourquoi ne pas ce cette ces cet y en au aux l j qu n c
yo el ella nosotros mi mis tu tus su sus nuestro nuestra los las unos unas del al y o pero con sin es son soy puedo puede
pueden podeis como que cual donde cuando por para hay lo se te os tengo quiero
io lui lei noi voi loro mio mia miei tuo suo nostro vostro gli uno dello della dei degli delle nel nella alla con senza
sono sei e ha ho posso puo potete come che cosa quale dove quando perche per non si mi vi ci
ik jij je hij zij wij jullie mijn jouw zijn haar ons onze hun het een de van naar bij voor met zonder is ben bent kan kun
kunnen moet mag hoe wat welke waar wanneer waarom niet geen er en of maar heb heeft wil ook
`;

export const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
