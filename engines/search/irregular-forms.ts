/** Forms that share no stem with their word: one word a line, followed by its forms. */
export const irregularForms = `
bring brought
send sent
keep kept
go went gone
buy bought
pay paid
break broke broken
lose lost
forget forgot forgotten
come came
make made
take took taken
drive drove driven
wear wore worn
sell sold
tell told
find found
feel felt
hold held
meet met
speak spoke spoken
teach taught
write wrote written
begin began begun
choose chose chosen
eat ate eaten
drink drank drunk
fly flew flown
give gave given
grow grew grown
know knew known
ride rode ridden
ring rang rung
sleep slept
steal stole stolen
sweep swept
swim swam swum
win won
bend bent
build built
lend lent
spend spent
freeze froze frozen
hang hung
tooth teeth
foot feet
child children
man men
woman women
knife knives
shelf shelves
half halves
leaf leaves
wife wives
loaf loaves
sprechen spricht gesprochen
nehmen nimmt genommen nehmt
geben gibt gegeben
kommen kam gekommen
bringen brachte gebracht
gehen ging gegangen
verlieren verlor verloren
vergessen vergisst vergessen
fahren fahrt gefahren
schneiden geschnitten
schlagen geschlagen
schliessen geschlossen
halten halt gehalten
bekommen bekam
`;
