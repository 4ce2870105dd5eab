/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const fr = {
  listed: `
abord absolument afin aie aient aies ailleurs ainsi ait allaient allo allons alors anterieur anterieure anterieures
apres assez attendu aucun aucune aucuns aujourd aupres auquel aura aurai auraient aurais aurait auras aurez auriez
aurions aurons auront aussi autant autre autrefois autrement autres autrui auxquelles auxquels avaient avais avait
avant avez aviez avions avoir avons ayant ayez ayons bah bas basee bat beau beaucoup bien bigre bon boum bravo brrr
car ceci cela celle celles celui cent cependant certain certaine certaines certains certes ceux chacun chacune chaque
cher chere cheres chers chez chiche chut cinq cinquantaine cinquante cinquantieme cinquieme clac clic combien comme
comparable comparables compris concernant contre couic crac debout debut dedans dehors deja dela depuis dernier
derniere derriere desormais desquelles desquels dessous dessus deux deuxieme deuxiemement devant devers devra devrait
different differente differentes differents dire directe directement dit dite dits divers diverse diverses dix dixieme
doit doivent donc dont douze douzieme dring droite duquel durant effet egale egalement egales encore enfin entre
envers environ essai etaient etais etait etant etat etc ete etee etees etiez etions etre eue eues euh eumes eurent eus
eusse eussent eusses eussiez eussions eut eutes eux exactement excepte extenso exterieur facon fais faisaient faisant
faites feront flac floc fois font force fumes furent fus fusse fussent fusses fussiez fussions fut futes gens haut
hein helas hem hep hop hormis hors hou houp hue hui huit huitieme hum hurrah ici importe jusqu jusque juste laisser
laquelle lequel lesquelles lesquels leurs longtemps lors lorsque maint maintenant malgre maximale meme memes mien
mienne miennes miens mille mince minimale moi moindres moins mot moyennant multiple multiples naturel naturelle
naturelles neanmoins necessaire necessairement neuf neuvieme nombreuses nombreux nommes notamment notres nouveau
nouveaux nul ohe ole olle ont onzieme ore ouf ouias oust ouste outre ouvert ouverte ouverts paf pan parce parfois
parle parlent parler parmi parole parseme partant particulier particuliere particulierement passe pendant pense permet
personne personnes peu peuvent pff pfft pfut piece pif pire plein plouf plupart plus plusieurs plutot possessif
possessifs possible possibles pouah pourrais pourrait pouvait prealable precisement premier premiere premierement pres
probable probante procedant proche psitt puisque pur pure quant quanta quarante quatorze quatre quatrieme
quatriemement quelconque quelqu quelque quelques quiconque quinze quoique rare rarement rares relative relativement
remarquable rend rendre restant reste restent restrictif retour revoici revoila rien sacrebleu sait sapristi sauf
seize selon semblable semblaient semble semblent sent sept septieme sera serai seraient serais serait seras serez
seriez serions serons seront seul seule seulement sien sienne siennes siens sinon six sixieme soi soient sois soit
soixante sommes sous souvent soyez soyons specifique specifiques speculatif stop strictement subtiles suffisant
suffisante suffit suit suivant suivante suivantes suivants suivre sujet superpose surtout tac tandis tant tardive tel
telle tellement telles tels tenant tend tenir tente tic tien tienne tiennes tiens toc toi touchant toujours tous tout
toute toutefois toutes treize trente tres trois troisieme troisiemement trop tsoin tsouin unes uniformement unique
uniques vais valeur vas vers via vif vifs vingt vivat vive vives vlan voici voie voient voila voire vont votres zut
`,
  /** Verbs and nouns that fit any question. */
  light: `
venir vient viens passe passer chose choses quelque prendre prend rester reste laisser aller va vais arriver arrive
trouver trouve mettre met demander savoir sais vouloir devoir dois doit falloir moi toi lui serai sera ete gens
personne personnes fois jour temps monde ici apres avant
pouvons devons devez ai as veux veut voulez voudrais aimerais amener apporter emmener
`,
  /** Say in a question for a price what one pays for one of, or how one gets it. */
  priced: `
nuit nuits jour jours heure heures semaine semaines mois an annee louer location acheter payer paye prenez coute revient
`,
};
