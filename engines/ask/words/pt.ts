/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const pt = {
  listed: `
acerca adeus agora ainda alem algmas algo algumas alguns ali ambas ambos ano anos antes aonde aos apenas apoio apontar
apos aquela aquelas aquele aqueles aqui aquilo area assim ate atras atraves baixo bastante bem boa boas bom bons breve
cada caminho catorze cedo cento certamente certeza cima cinco coisa comprido conhecido conselho contra contudo
corrente cuja cujas cujo cujos custa dao daquela daquelas daquele daqueles dar debaixo dela delas dele deles demais
dentro depois desde desligado dessa dessas desse desses desta destas deste destes deve devem devera dez dezanove
dezasseis dezassete dezoito dia diante direita dispoe dispoem diversa diversas diversos diz dizem dizer dois doze duas
durante duvida elas embora enquanto entao entre era eram eramos essas esses estado estamos estao estar estara estas
estava estavam estavamos esteja estejam estejamos estes esteve estive estivemos estiver estivera estiveram estiveramos
estiverem estivermos estivesse estivessem estivessemos estiveste estivestes exemplo faco falta fara favor faz fazeis
fazem fazemos fazer fazes fazia fez fim final foi fomos fora foram foramos forem forma formos fosse fossem fossemos
foste fostes fui geral grande grandes grupo haja hajam hajamos hao havemos havia hei hoje hora horas houve houvemos
houver houvera houveram houveramos houverao houverei houverem houveremos houveria houveriam houveriamos houvermos
houvesse houvessem houvessemos iniciar inicio ira ista iste lado lhe lhes ligado local logo longe lugar maior maioria
maiorias mal maximo mediante meio menor menos meses mesma mesmas mesmo mesmos meus mil minhas momento muito muitos
nada naquela naquelas naquele naqueles nem nenhuma nessa nessas nesse nesses nesta nestas neste nestes nivel noite
nome nossa nossas nosso nossos nova novas nove novo novos num numa numas numero nunca nuns obra obrigada oitava oitavo
oito ontem outra outras outro outros parece parte partir paucas pegar pela pelas pelo pelos perante perto pessoas
poder podera podia poe poem pois ponto pontos portanto posicao possivel possivelmente pouca pouco poucos povo primeira
primeiras primeiro primeiros promeiro propios propria proprias proprio proprios proxima proximas proximo proximos
puderam qualquer quarta quarto quatro quem quer quereis querem queremas queres quero questao quieto quinta quinto
quinze relacao sabe sabem segunda segundo seis seja sejam sejamos sem sempre sendo ser sera serao serei seremos seria
seriam seriamos sete setima setimo seus sexta sexto sim sistema sob sobre sois somente somos sou suas tal talvez
tambem tanta tantas tanto tao tarde temos tempo tendes tenha tenham tenhamos tenho tens tentar tentaram tente tentei
ter tera terao terceira terceiro terei teremos teria teriam teriamos teu teus teve tinha tinham tinhamos tipo tive
tivemos tiver tivera tiveram tiveramos tiverem tivermos tivesse tivessem tivessemos tiveste tivestes toda todas todo
todos trabalhar trabalho tres treze tua tuas tudo ultimo usa usar vai vais valor vao varios veja vem vens ver verdade
verdadeiro vez vezes viagem vindo vinte vossa vossas vosso vossos zero
`,
  /** Verbs and nouns that fit any question. */
  light: `
vir vem acontece acontecer coisa coisas pegar ficar fica deixar ir vou vai encontrar colocar saber devo deve fazer faz
faco gente pessoa pessoas vez vezes dia tempo aqui antes depois algo alguem ninguem
`,
};
