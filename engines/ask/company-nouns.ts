/** Folded words that visitors call a company by, in its language: "Where is the shop?" asks for the company's address. */
const byLanguage: Record<string, string> = {
  en: `shop store office studio school academy college salon parlour restaurant cafe bakery brewery winery distillery hotel
    hostel inn lodge guesthouse villa practice clinic surgery dentist vet pharmacy church club gym museum gallery theatre
    theater farm nursery kennel kennels garage workshop warehouse showroom campsite charity business company`,
  de: `laden geschaft buro studio schule fahrschule tanzschule musikschule kita kindergarten salon restaurant gasthaus
    lokal cafe backerei brauerei weingut hotel pension ferienwohnung praxis klinik kanzlei apotheke kirche gemeinde club
    museum galerie theater hof bauernhof werkstatt lager betrieb campingplatz`,
  fr: `magasin boutique bureau atelier studio ecole salon restaurant cafe boulangerie brasserie domaine hotel auberge gite
    cabinet clinique pharmacie eglise club musee galerie theatre ferme creche garage entrepot camping entreprise
    societe`,
  es: `tienda oficina estudio taller escuela academia colegio salon peluqueria restaurante cafeteria panaderia bodega hotel
    hostal apartamento consulta clinica farmacia iglesia club museo galeria teatro granja guarderia almacen camping
    empresa local negocio`,
  it: `negozio ufficio studio laboratorio scuola accademia salone ristorante locale bar panificio cantina hotel albergo
    pensione villa appartamento clinica farmacia chiesa club museo galleria teatro fattoria asilo officina magazzino
    campeggio azienda`,
  nl: `winkel kantoor studio atelier school salon restaurant cafe bakkerij brouwerij wijngaard hotel pension praktijk
    kliniek apotheek kerk club vereniging museum galerie theater boerderij creche garage werkplaats magazijn camping
    jeugdhuis bedrijf zaak`,
  pl: `sklep biuro studio szkola salon restauracja kawiarnia piekarnia browar winnica hotel pensjonat gabinet klinika
    apteka kosciol klub muzeum galeria teatr gospodarstwo przedszkole warsztat magazyn kemping firma`,
  pt: `loja escritorio estudio oficina escola salao restaurante cafe padaria adega hotel pousada clinica consultorio
    farmacia igreja clube museu galeria teatro quinta creche armazem empresa`,
};

const nouns = new Map(
  Object.entries(byLanguage).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);

export function isCompanyNoun(word: string, language: string): boolean {
  return nouns.get(language)?.has(word) ?? false;
}
