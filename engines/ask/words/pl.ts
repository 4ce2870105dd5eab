/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const pl = {
  listed: `
aby ach acz aczkolwiek albo alez ani bardziej bardzo beda bedzie bez bowiem byla byli bylo byly bym bynajmniej cala
cali caly chce choc cie ciebie cokolwiek coraz cos czasami czasem czemu czesto czyli daleko dlatego dobrze dokad dosc
duzo dwa dwaj dwie dwoje dzis dzisiaj gdy gdyby gdyz gdziekolwiek gdzies godz hab iii inna inne inny innych inz jakas
jakby jakichs jakis jakiz jakkolwiek jako jakos jeden jedna jednak jednakze jedno jednym jedynie jego jej jemu jesli
jestem jeszcze jezeli juz kazdy kierunku kilka kilku kims ktokolwiek ktore ktorego ktorej ktorych ktorym ktorzy ktos
lat lecz maja malo mamy mgr mial miedzy mimo mna mnie moga moi moim moje moze mozliwe musi nad nam nami nasi nasza
nasze naszego naszych natomiast natychmiast nawet nia nic nich niech niego niej niemu nigdy nim nimi niz nowe obok
okolo one ono oraz oto owszem pan pana pani pod podczas pomimo ponad poniewaz powinien powinna powinni powinno poza
prawie prof przeciez przed przede przedtem przez raz razie roku rowniez sam sama skad soba sobie sposob swoje tak taka
taki takich takie takze tego tej tel temu teraz tez toba tobie totez totoba trzeba tutaj twoi twoim twoja twoje twym
tylko tym tys tzw vii viii vol wam wami wasi wasza wasze wedlug wiec wiecej wiele wielu wlasnie wsrod wszyscy
wszystkich wszystkie wszystkim wszystko wtedy www xii xiii xiv zaden zadna zadne zadnych zapewne zas zawsze zeby
zeznowu znow znowu zostal
`,
  /** Verbs and nouns that fit any question. */
  light: `
dzieje stanie brac wziac zostac zostawic isc idzie znalezc wiedziec chce robic robi ludzie osoba osoby raz dzien czas
tutaj przed potem cos ktos nikt
`,
};
