/**
 * Synonyms for help topics, one group per line. Languages share a line unless a word means something else in another
 * language of the table.
 */
export const synonymTable = `
refund | money back | reimbursement | reimburse | chargeback | ruckerstattung | erstattung | geld zuruck | remboursement | rembourser | reembolso | devolucion del dinero | rimborso | terugbetaling | geld terug
return | send back | give back | bring back | exchange | swap | rucksendung | zuruckgeben | zuruckschicken | umtausch | umtauschen | retour | retourner | renvoyer | devolucion | devolver | cambio | reso | restituire | retourneren | ruilen
cancel | cancellation | terminate | termination | unsubscribe | stop subscription | end subscription | call off | kundigen | kundigung | stornieren | stornierung | absagen | annuler | annulation | resilier | resiliation | cancelar | cancelacion | anular | annullare | annullamento | disdetta | disdire | annuleren | opzeggen | opzegging
sign in | log in | login | signin | logon | log on | access my account | anmelden | anmeldung | einloggen | connexion | se connecter | iniciar sesion | acceso | accedi | accedere | inloggen | aanmelden
sign out | log out | logout | signout | log off | abmelden | ausloggen | deconnexion | se deconnecter | cerrar sesion | disconnettersi | uitloggen
sign up | signup | register | registration | create an account | create account | open an account | join | enroll | enrol | registrieren | registrierung | konto erstellen | inscription | s'inscrire | creer un compte | registrarse | crear una cuenta | registrarsi | creare un account | registreren | account aanmaken
password | passcode | passphrase | credentials | pin | passwort | kennwort | mot de passe | contrasena | clave | parola d'ordine | wachtwoord
forgot password | lost password | reset password | recover password | change password | forgotten password | passwort vergessen | passwort zurucksetzen | mot de passe oublie | contrasena olvidada | password dimenticata | wachtwoord vergeten
account | profile | membership account | konto | benutzerkonto | compte | profil | cuenta | perfil | profilo | profiel
delete account | close account | remove account | erase account | deactivate account | konto loschen | supprimer mon compte | eliminar cuenta | borrar cuenta | eliminare account | account verwijderen
delete | remove | erase | discard | loschen | entfernen | supprimer | effacer | eliminar | borrar | cancellare | eliminare | verwijderen | wissen
change | edit | modify | update | alter | amend | andern | bearbeiten | anpassen | modifier | changer | modificar | cambiar | modificare | cambiare | wijzigen | aanpassen
shipping | delivery | deliver | ship | shipment | dispatch | postage | courier | versand | lieferung | liefern | zustellung | livraison | livrer | expedition | envio | entrega | enviar | spedizione | consegna | verzending | bezorging | levering | leveren
shipping costs | delivery charge | delivery fee | shipping fee | postage cost | versandkosten | lieferkosten | porto | frais de livraison | frais de port | gastos de envio | costi di spedizione | spese di spedizione | verzendkosten
track | tracking | track order | track parcel | track package | where is my order | where is my parcel | order status | follow my order | sendungsverfolgung | verfolgen | suivi | suivre | seguimiento | rastrear | rastreo | tracciare | tracciamento | volgen
parcel | package | packet | paket | packchen | colis | paquete | pacco | pakket | pakje
late | delayed | delay | overdue | not arrived | has not arrived | never arrived | verspatet | verspatung | retard | retraso | retrasado | ritardo | in ritardo | vertraagd | vertraging
lost | missing | disappeared | gone | misplaced | verloren | verschwunden | perdu | perdido | extraviado | smarrito | kwijt | vermist
damaged | broken | defective | faulty | cracked | damage | defect | doesn't work | beschadigt | kaputt | defekt | abime | casse | endommage | danado | roto | defectuoso | danneggiato | rotto | difettoso | beschadigd | kapot | stuk
wrong item | incorrect item | wrong product | wrong order | falscher artikel | falsche lieferung | mauvais article | articulo equivocado | articolo sbagliato | verkeerd artikel
order | purchase | buy | checkout | place an order | bestellung | bestellen | kaufen | commander | achat | acheter | achats | pedido | comprar | compra | ordine | ordinare | acquisto | acquistare | bestelling | kopen
cart | basket | shopping bag | trolley | warenkorb | panier | carrito | cesta | carrello | winkelwagen | winkelmand
price | cost | pricing | rates | fee | fees | charge | how much | tariff | preis | preise | kosten | gebuhr | gebuhren | prix | tarif | tarifs | combien | precio | precios | coste | tarifa | cuanto cuesta | prezzo | prezzi | costo | tariffa | quanto costa | prijs | prijzen | tarieven | hoeveel kost
cheap | affordable | inexpensive | low cost | budget | gunstig | preiswert | pas cher | barato | economico | goedkoop
expensive | dear | costly | teuer | cher | caro | costoso | duur
discount | coupon | promo | promo code | promotion | voucher code | promotional code | sale | deal | special offer | rabatt | gutscheincode | aktion | reduction | remise | code promo | descuento | cupon | promocion | sconto | codice sconto | korting | kortingscode
gift card | gift voucher | voucher | gift certificate | gutschein | geschenkgutschein | carte cadeau | cheque cadeau | bon cadeau | tarjeta regalo | vale regalo | buono regalo | carta regalo | cadeaubon | cadeaukaart | tegoedbon
gift | present | geschenk | cadeau | regalo
gift wrap | gift wrapping | gift box | geschenkverpackung | emballage cadeau | envoltorio de regalo | confezione regalo | inpakken
loyalty | rewards | points | reward points | loyalty card | loyalty program | treuepunkte | bonusprogramm | fidelite | points de fidelite | fidelidad | puntos | fedelta | raccolta punti | spaarpunten | klantenkaart
pay | payment | payments | paying | pay by | checkout payment | bezahlen | zahlung | zahlen | zahlungsarten | payer | paiement | paiements | pagar | pago | pagos | pagare | pagamento | pagamenti | betalen | betaling | betaalmethoden
payment method | payment methods | ways to pay | payment options | how can i pay | zahlungsart | zahlungsmethode | moyen de paiement | moyens de paiement | metodo de pago | metodos de pago | metodo di pagamento | metodi di pagamento | betaalmethode | betaalwijze
credit card | debit card | visa | mastercard | amex | american express | bank card | card payment | kreditkarte | ec karte | girocard | carte de credit | carte bancaire | carte bleue | tarjeta de credito | tarjeta | carta di credito | creditcard | pinpas
cash | cash payment | pay in cash | bar bezahlen | barzahlung | bargeld | especes | en liquide | efectivo | contanti | contant
bank transfer | wire transfer | direct debit | standing order | sepa | bacs | uberweisung | lastschrift | virement | prelevement | transferencia | domiciliacion | bonifico | addebito diretto | overboeking | automatische incasso
instalments | installments | pay later | payment plan | pay monthly | finance | financing | buy now pay later | ratenzahlung | raten | rechnungskauf | paiement en plusieurs fois | a plazos | financiacion | rate mensili | a rate | gespreid betalen | achteraf betalen
invoice | bill | receipt | billing | statement | proof of purchase | rechnung | beleg | quittung | facture | recu | factura | recibo | fattura | ricevuta | scontrino | factuur | bonnetje
tax | vat | sales tax | gst | mehrwertsteuer | mwst | tva | taxe | iva | impuesto | imposta | btw | belasting
charged twice | double charge | double charged | billed twice | overcharged | doppelt abgebucht | debite deux fois | cobro doble | doppio addebito | dubbel afgeschreven
payment failed | card declined | payment declined | payment rejected | declined | zahlung fehlgeschlagen | karte abgelehnt | paiement refuse | pago rechazado | pagamento rifiutato | betaling mislukt
deposit | down payment | prepayment | advance payment | anzahlung | kaution | vorauszahlung | acompte | caution | deposito | anticipo | caparra | acconto | aanbetaling | borg | waarborg
subscription | plan | membership | package deal | abo | abonnement | mitgliedschaft | tarifplan | suscripcion | membresia | abbonamento | iscrizione | lidmaatschap
upgrade | downgrade | change plan | switch plan | change my subscription | tarif wechseln | changer d'abonnement | cambiar de plan | cambiare piano | abonnement wijzigen
renew | renewal | extend | auto renew | automatic renewal | prolong | verlangern | verlangerung | renouveler | renouvellement | prolonger | renovar | renovacion | rinnovare | rinnovo | verlengen | verlenging
pause | suspend | put on hold | hold | freeze | skip a month | pausieren | unterbrechen | suspendre | mettre en pause | pausar | suspender | sospendere | mettere in pausa | pauzeren | onderbreken
trial | free trial | try for free | demo | test version | testphase | kostenlos testen | probeversion | essai | essai gratuit | prueba gratuita | periodo de prueba | prova gratuita | proefperiode | gratis proberen
free | free of charge | no cost | complimentary | gratis | kostenlos | umsonst | gratuit | gratuitement | gratuito | kosteloos
contact | get in touch | reach | reach you | talk to someone | speak to someone | contact us | write to you | customer service | customer support | support team | helpline | kontakt | kontaktieren | kundendienst | kundenservice | contacter | nous joindre | service client | contacto | contactar | atencion al cliente | contatto | contattare | contatti | servizio clienti | assistenza clienti | klantenservice | contact opnemen
phone | telephone | call | phone number | hotline | telefon | anrufen | telefonnummer | appeler | numero de telephone | telefono | llamar | chiamare | bellen | telefoon | telefoonnummer
email | e mail | mail | email address | courriel | correo | correo electronico | posta elettronica | e mailadres
chat | live chat | messenger | whatsapp | instant message
help | support | assistance | assist | hilfe | unterstutzung | aide | assistance technique | ayuda | soporte | aiuto | assistenza | supporto | hulp | ondersteuning
complaint | complain | feedback | dissatisfied | unhappy | not happy | beschwerde | reklamation | reklamieren | reclamation | plainte | se plaindre | queja | reclamacion | reclamo | lamentela | klacht | klachten
review | reviews | rating | testimonial | testimonials | bewertung | bewertungen | avis | resena | opiniones | recensione | recensioni | beoordeling | beoordelingen
opening hours | open | hours | business hours | opening times | when are you open | closing time | hours of operation | offnungszeiten | geoffnet | geschlossen | horaires | heures d'ouverture | ouvert | horario | horarios | abierto | orari | orario di apertura | aperto | openingstijden | openingsuren | geopend
weekend | saturday | sunday | saturdays | sundays | wochenende | samstag | sonntag | week end | samedi | dimanche | fin de semana | sabado | domingo | fine settimana | sabato | domenica | zaterdag | zondag
holiday | holidays | bank holiday | public holiday | christmas | feiertag | feiertage | jours feries | jour ferie | festivos | festivo | giorni festivi | feestdag | feestdagen
holiday closure | vacation | annual leave | urlaub | betriebsferien | vacances | conges | vacaciones | ferie | vacanze | vakantie
address | location | where are you | located | find us | directions | how to get there | adresse | standort | anfahrt | wo seid ihr | itineraire | ou etes vous | direccion | ubicacion | como llegar | indirizzo | dove siete | come arrivare | adres | locatie | routebeschrijving
parking | car park | parking lot | park my car | parken | parkplatz | parkplatze | stationnement | aparcamiento | aparcar | parcheggio | parcheggiare | parkeren | parkeerplaats
public transport | bus | train | tram | metro | subway | station | offentliche verkehrsmittel | bahn | transports en commun | gare | transporte publico | trasporto pubblico | openbaar vervoer
wheelchair | accessible | accessibility | disabled access | step free | barrier free | rollstuhl | barrierefrei | fauteuil roulant | accessibilite | silla de ruedas | accesible | accesibilidad | sedia a rotelle | accessibile | rolstoel | toegankelijk
appointment | booking | book | reservation | reserve | schedule | slot | termin | buchen | buchung | reservierung | reservieren | rendez vous | reserver | cita | reserva | reservar | appuntamento | prenotazione | prenotare | afspraak | boeken | boeking | reserveren
reschedule | change appointment | move my appointment | postpone | change my booking | rearrange | different date | umbuchen | verschieben | termin andern | reporter | deplacer un rendez vous | cambiar la cita | reprogramar | aplazar | spostare | riprogrammare | rinviare | verzetten | omboeken
no show | missed appointment | late arrival | nicht erschienen | termin verpasst | no presentado | mancata presentazione | niet verschenen
walk in | without appointment | no appointment | drop in | ohne termin | sans rendez vous | sin cita | senza appuntamento | zonder afspraak
waiting list | waitlist | queue | warteliste | liste d'attente | lista de espera | lista d'attesa | wachtlijst
pick up | collect | collection | pickup | click and collect | collect in store | abholen | abholung | selbstabholung | retrait | retirer | recogida | recoger | ritiro | ritirare | afhalen | ophalen
store | shop | branch | outlet | showroom | laden | geschaft | filiale | boutique | magasin | tienda | sucursal | negozio | winkel | filiaal
stock | in stock | available | availability | sold out | out of stock | back in stock | lieferbar | verfugbar | verfugbarkeit | ausverkauft | vorratig | disponible | disponibilite | rupture de stock | disponibilidad | agotado | disponibile | disponibilita | esaurito | voorraad | op voorraad | beschikbaar | uitverkocht
preorder | pre order | back order | backorder | vorbestellen | vorbestellung | precommande | reserva anticipada | preordine | voorbestellen
size | sizes | sizing | fit | measurements | size guide | dimensions | grosse | grossen | grossentabelle | taille | tailles | guide des tailles | talla | tallas | tamano | taglia | taglie | misure | maat | maten | maattabel
colour | color | colours | colors | shade | farbe | farben | couleur | couleurs | colores | colore | colori | kleur | kleuren
warranty | guarantee | guaranteed | garantie | gewahrleistung | garantia | garanzia
repair | fix | mend | service repair | servicing | reparatur | reparieren | reparation | reparer | reparacion | reparar | arreglar | riparazione | riparare | reparatie | repareren | herstellen
maintenance | care | cleaning | clean | wash | look after | pflege | reinigung | reinigen | wartung | waschen | entretien | nettoyer | nettoyage | lavage | mantenimiento | limpiar | limpieza | lavar | manutenzione | pulire | pulizia | lavare | onderhoud | schoonmaken | wassen
spare part | spare parts | replacement part | replacement | replace | parts | ersatzteil | ersatzteile | ersatz | piece de rechange | pieces detachees | remplacer | remplacement | repuesto | recambio | reemplazo | ricambio | ricambi | sostituzione | sostituire | onderdeel | onderdelen | vervangen | vervanging
manual | instructions | user guide | handbook | documentation | how to use | anleitung | gebrauchsanweisung | bedienungsanleitung | mode d'emploi | instrucciones | manual de uso | istruzioni | manuale | handleiding | gebruiksaanwijzing
setup | set up | install | installation | configure | configuration | getting started | get started | einrichten | einrichtung | installieren | installer | configurer | configuracion | instalar | instalacion | installare | installazione | configurare | instellen | installeren | installatie
error | problem | issue | bug | trouble | not working | doesn't work | fault | crash | failure | fehler | geht nicht | funktioniert nicht | erreur | probleme | ne marche pas | ne fonctionne pas | panne | fallo | problema | no funciona | errore | non funziona | fout | werkt niet | probleem | storing
slow | loading | performance | hangs | freezes | langsam | ladt nicht | lent | lento | traag | langzaam
app | application | mobile app | smartphone app | android | iphone | ios | applikation | aplicacion | applicazione | applicatie
download | save a copy | herunterladen | telecharger | telechargement | descargar | descarga | scaricare | downloaden
upload | import | attach | attachment | hochladen | importieren | anhang | importer | televerser | piece jointe | subir | importar | adjuntar | caricare | importare | allegato | allegare | uploaden | importeren | bijlage
export | backup | back up | exportieren | sicherung | exporter | sauvegarde | exportar | copia de seguridad | esportare | esportazione | exporteren
print | printing | printer | drucken | drucker | imprimer | imprimante | imprimir | impresora | stampare | stampante | afdrukken
notification | notifications | alert | alerts | reminder | reminders | benachrichtigung | benachrichtigungen | erinnerung | rappel | notificacion | notificaciones | recordatorio | notifica | notifiche | promemoria | melding | meldingen | herinnering
newsletter | mailing list | marketing emails | promotional emails | rundbrief | lettre d'information | infolettre | boletin | nieuwsbrief
spam | junk | junk mail | unwanted email | spamordner | courrier indesirable | correo no deseado | posta indesiderata | ongewenste mail
settings | preferences | options | einstellungen | parametres | reglages | ajustes | preferencias | impostazioni | preferenze | instellingen | voorkeuren
language | translation | translate | english version | sprache | sprachen | ubersetzung | langue | langues | traduction | idioma | idiomas | traduccion | lingua | traduzione | taal | talen | vertaling
currency | currencies | dollars | euros | pounds | wahrung | devise | monnaie | moneda | divisa | valuta
abroad | international | overseas | worldwide | other countries | foreign countries | ausland | weltweit | etranger | extranjero | internacional | estero | internazionale | buitenland | internationaal
country | countries | lander | pays | pais | paises | paese | paesi | landen
customs | import duty | duties | import tax | zoll | zollgebuhren | douane | droits de douane | aduana | aranceles | dogana | dazi | invoerrechten
privacy | personal data | data protection | gdpr | my data | confidential | datenschutz | personenbezogene daten | dsgvo | confidentialite | vie privee | donnees personnelles | rgpd | privacidad | datos personales | proteccion de datos | dati personali | persoonsgegevens | avg
security | secure | safe | safety | protected | encryption | encrypted | sicherheit | sicher | verschlusselt | securite | securise | seguridad | seguro | sicurezza | sicuro | veiligheid | veilig | beveiliging
two factor | 2fa | two step verification | two factor authentication | mfa | authenticator | verification code | zwei faktor | bestatigungscode | double authentification | code de verification | dos factores | codigo de verificacion | due fattori | codice di verifica | tweestapsverificatie
verify | verification | confirm | confirmation | validate | activate | activation | bestatigen | bestatigung | verifizieren | aktivieren | verifier | confirmer | activer | verificar | confirmar | confirmacion | activar | verificare | conferma | confermare | attivare | bevestigen | bevestiging | activeren
blocked | locked | locked out | suspended | banned | disabled account | gesperrt | blockiert | bloque | verrouille | bloqueado | bloccato | geblokkeerd
hacked | stolen | fraud | scam | phishing | unauthorized | unauthorised | identity theft | gehackt | gestohlen | betrug | pirate | vole | fraude | arnaque | robado | estafa | hackeado | rubato | truffa | gestolen | oplichting
terms | terms and conditions | conditions | terms of service | terms of use | agb | geschaftsbedingungen | nutzungsbedingungen | conditions generales | cgv | cgu | terminos | condiciones | termini | condizioni | voorwaarden | algemene voorwaarden
policy | rules | guidelines | regulations | richtlinie | richtlinien | regeln | politique | reglement | politica | normas | reglas | regole | regolamento | beleid | regels
withdrawal | right of withdrawal | cooling off period | cooling off | revoke | widerruf | widerrufsrecht | retractation | droit de retractation | desistimiento | derecho de desistimiento | recesso | diritto di recesso | herroeping | herroepingsrecht | bedenktijd
contract | agreement | minimum term | notice period | vertrag | vertragslaufzeit | kundigungsfrist | laufzeit | contrat | preavis | engagement | contrato | permanencia | contratto | preavviso | durata del contratto | overeenkomst | opzegtermijn
insurance | insured | cover | coverage | insure | versicherung | versichert | assurance | assure | cobertura | asegurado | assicurazione | assicurato | copertura | verzekering | verzekerd
claim | make a claim | report damage | file a claim | schadensmeldung | schaden melden | declarer un sinistre | sinistre | reclamar al seguro | siniestro | denuncia sinistro | schade melden | schadeclaim
quote | quotation | estimate | price quote | cost estimate | angebot | kostenvoranschlag | devis | estimation | presupuesto | cotizacion | preventivo | offerte | prijsopgave
consultation | advice | advise | consulting | initial meeting | beratung | beraten | conseil | conseiller | asesoramiento | asesoria | consejo | consulenza | consiglio | advies | adviesgesprek
services | service | what do you do | offer | what do you offer | leistungen | dienstleistungen | prestations | servicios | servizi | diensten | dienstverlening
product | products | item | items | article | goods | merchandise | produkt | produkte | artikel | ware | waren | produit | produits | articulo | producto | productos | articulos | prodotto | prodotti | articolo | articoli | producten
catalogue | catalog | brochure | range | assortment | katalog | sortiment | prospekt | gamme | catalogo | folleto | gama | gamma | assortimento | assortiment | catalogus
sample | samples | swatch | tester | muster | probe | proben | echantillon | echantillons | muestra | muestras | campione | campioni | monster | proefje | stalen
custom | customised | customized | made to order | bespoke | personalised | personalized | engraving | tailor made | massgefertigt | personalisiert | sonderanfertigung | gravur | sur mesure | personnalise | personalizado | a medida | su misura | personalizzato | op maat | gepersonaliseerd
wholesale | bulk | bulk order | trade | reseller | large orders | large quantities | grosshandel | grossbestellung | mengenrabatt | vente en gros | grossiste | mayorista | al por mayor | ingrosso | all'ingrosso | groothandel
business account | company account | corporate | b2b | business customers | firmenkunden | geschaftskunden | entreprise | professionnels | empresa | empresas | azienda | aziende | zakelijk | bedrijven
student | students | student discount | pupil | studenten | schuler | etudiant | etudiants | estudiante | estudiantes | studente | studenti
child | children | kid | kids | baby | babies | toddler | kind | kinder | enfant | enfants | bebe | nino | ninos | bambino | bambini | kinderen
family | families | household | familie | familien | famille | familles | familia | familias | famiglia | famiglie | gezin | gezinnen
senior | seniors | elderly | pensioner | pensioners | over 65 | retired | senioren | rentner | personnes agees | retraites | personas mayores | jubilados | anziani | pensionati | ouderen | gepensioneerden
dog | dogs | cat | cats | pet | pets | animal | animals | puppy | hund | hunde | katze | haustier | haustiere | chien | chiens | animaux | perro | perros | gato | mascota | mascotas | cane | cani | gatto | animali | hond | honden | huisdier | huisdieren
age | age limit | minimum age | how old | under 18 | alter | mindestalter | altersgrenze | age minimum | edad | edad minima | eta minima | leeftijd | minimumleeftijd
group | groups | party | group booking | team booking | gruppe | gruppen | groupe | groupes | grupo | grupos | gruppo | gruppi | groep | groepen
guest | guests | visitor | visitors | plus one | gast | gaste | besucher | invite | invites | visiteur | visiteurs | invitado | visitante | visitantes | ospite | ospiti | visitatori | gasten | bezoekers
ticket | tickets | admission | entry | entrance | pass | eintritt | eintrittskarte | karten | billet | billets | entree | entrada | entradas | boleto | biglietto | biglietti | ingresso | toegang | kaartje | kaartjes
event | events | workshop | workshops | class | classes | course | courses | training | lesson | lessons | veranstaltung | veranstaltungen | kurs | kurse | schulung | evenement | evenements | atelier | ateliers | cours | formation | evento | eventos | curso | cursos | clase | taller | eventi | corso | corsi | lezione | lezioni | cursus | cursussen | les | lessen
menu | food | dishes | meal | meals | lunch | dinner | breakfast | speisekarte | essen | mittagessen | fruhstuck | repas | carte des plats | dejeuner | petit dejeuner | carta de platos | comida | desayuno | almuerzo | cena | cibo | colazione | pranzo | eten | ontbijt | menukaart
vegetarian | vegan | plant based | meat free | vegetarisch | vegetarien | vegetarienne | vegetalien | vegetariano | vegano | vegetariana | veganistisch
allergy | allergies | allergen | allergens | intolerance | gluten free | lactose free | allergie | allergien | allergene | glutenfrei | allergenes | sans gluten | alergia | alergias | alergenos | sin gluten | allergeni | senza glutine | allergieen | glutenvrij
ingredients | ingredient | contents | what is in | made of | material | materials | fabric | inhaltsstoffe | zutaten | materialien | stoff | composition | matiere | ingredientes | materiales | tejido | ingredienti | materiale | tessuto | ingredienten | materiaal | stof
wifi | wi fi | internet | wireless | wlan | network | netzwerk | reseau | red inalambrica | rete | netwerk
room | rooms | accommodation | stay | overnight | zimmer | unterkunft | ubernachtung | chambre | chambres | hebergement | habitacion | habitaciones | alojamiento | camera | camere | alloggio | pernottamento | kamer | kamers | overnachting
check in | checkin | arrival time | arrival | arrive | anreise | ankunft | arrivee | llegada | arrivo | aankomst | inchecken
check out | checkout time | departure | leave the room | late checkout | abreise | depart | salida | partenza | vertrek | uitchecken
luggage | baggage | bags | suitcase | left luggage | gepack | koffer | bagage | bagages | valise | equipaje | maleta | bagaglio | bagagli | valigia | koffers
toilet | toilets | restroom | bathroom | washroom | wc | toilette | toiletten | sanitaires | bano | banos | aseo | aseos | bagno | bagni | badkamer
jobs | job | career | careers | vacancy | vacancies | hiring | apply | work for you | work with you | employment | stellenangebote | bewerbung | bewerben | karriere | emploi | recrutement | postuler | carriere | empleo | trabajo | trabajar con vosotros | vacantes | lavora con noi | lavoro | candidatura | vacature | vacatures | solliciteren | werken bij
internship | apprenticeship | trainee | intern | praktikum | ausbildung | apprentissage | practicas | becario | tirocinio | apprendistato | leerplek
team | staff | employees | who works | mitarbeiter | personal | equipe | personnel | equipo | empleados | personale | dipendenti | medewerkers | personeel
about you | about us | who are you | company history | founded | uber uns | wer seid ihr | qui sommes nous | a propos | quienes somos | sobre nosotros | chi siamo | over ons | wie zijn jullie
owner | founder | director | manager | ceo | inhaber | geschaftsfuhrer | grunder | proprietaire | fondateur | gerant | dueno | fundador | director general | titolare | fondatore | eigenaar | oprichter
experience | qualified | qualifications | certified | certification | licensed | accredited | erfahrung | qualifiziert | zertifiziert | zertifikat | certifie | certificat | diplome | experiencia | certificado | titulado | esperienza | certificato | qualificato | ervaring | gecertificeerd | erkend
sustainable | sustainability | eco friendly | environment | environmental | recycling | recycle | green policy | carbon | nachhaltig | nachhaltigkeit | umwelt | umweltfreundlich | recyceln | durable | ecologique | developpement durable | recyclage | sostenible | sostenibilidad | medio ambiente | reciclaje | sostenibile | sostenibilita | ambiente | riciclo | duurzaam | duurzaamheid | milieu
donate | donation | donations | charity | give money | spenden | spende | faire un don | dons | donar | donacion | donaciones | donare | donazione | donazioni | doneren | donatie
volunteer | volunteers | volunteering | ehrenamt | freiwillige | benevole | benevolat | voluntario | voluntariado | volontario | volontariato | vrijwilliger | vrijwilligers | vrijwilligerswerk
member | members | become a member | mitglied | mitglieder | mitglied werden | membre | membres | adherent | adherer | socio | socios | miembro | hacerse socio | soci | lid | leden | lid worden
teenager | youth | teens | adolescents | jugendliche | jeunes | jovenes | adolescentes | ragazzi | giovani | jongeren
doctor | physician | practitioner | gp | arzt | arztin | medecin | medico | dottore | huisarts | dokter
prescription | prescriptions | medication | medicine | rezept | medikament | medikamente | ordonnance | medicament | receta medica | medicamento | medicacion | ricetta medica | farmaco | medicinale | recept | medicijn | medicijnen
emergency | urgent | urgently | out of hours | notfall | dringend | notdienst | urgence | urgences | urgencia | emergencia | emergenza | urgenza | urgente | spoed | noodgeval | dringend nodig
pain | hurts | sore | ache | schmerzen | schmerz | weh | douleur | mal de | dolor | duele | dolore | pijn
treatment | treatments | therapy | session | sessions | behandlung | behandlungen | therapie | sitzung | traitement | soin | soins | seance | tratamiento | sesion | terapia | trattamento | seduta | behandeling | behandelingen | sessie
patient | patients | new patient | new patients | patienten | neupatient | nouveaux patients | paciente | pacientes | paziente | pazienti | nieuwe patient
transfer | move | migrate | migration | switch from | take over | ubertragen | umziehen | wechseln | transferer | demenager | migrer | transferir | trasladar | migrar | trasferire | migrare | overzetten | overstappen | verhuizen
moving house | change of address | new address | moved house | umzug | adressanderung | demenagement | changement d'adresse | mudanza | cambio de direccion | trasloco | cambio di indirizzo | verhuizing | adreswijziging
name change | change my name | change name | rename | namensanderung | umbenennen | changer de nom | renommer | cambiar nombre | renombrar | cambiare nome | rinominare | naam wijzigen | hernoemen
username | user name | login name | user id | benutzername | nom d'utilisateur | identifiant | nombre de usuario | usuario | nome utente | gebruikersnaam
user | users | seat | seats | colleague | team member | invite colleague | add user | benutzer | nutzer | utilisateur | utilisateurs | usuarios | utente | utenti | gebruiker | gebruikers
permission | permissions | role | roles | access rights | admin | administrator | berechtigung | berechtigungen | rechte | droits d'acces | permiso | permisos | permesso | permessi | rechten | beheerder
share | sharing | send to others | collaborate | teilen | freigeben | partager | partage | compartir | condividere | condivisione | delen
integration | integrations | connect | api | plugin | plug in | extension | add on | sync | synchronise | synchronize | integrieren | verbinden | schnittstelle | integrer | connecter | synchroniser | integracion | conectar | sincronizar | integrazione | collegare | sincronizzare | koppeling | koppelen | synchroniseren
domain | own domain | custom domain | website address | url | dns | eigene domain | nom de domaine | dominio | dominio propio | domeinnaam
website | site | webpage | web page | homepage | webseite | internetseite | site web | site internet | sitio web | pagina web | sito | sito web
search | find | look for | lookup | suchen | finden | chercher | trouver | recherche | buscar | encontrar | busqueda | cercare | trovare | ricerca | zoeken | vinden
photo | photos | picture | pictures | image | images | foto | fotos | bild | bilder | photographie | imagen | imagenes | immagine | immagini | afbeelding | afbeeldingen
video | videos | film | clip | recording | tutorial | tutorials | aufnahme | enregistrement | tutoriel | grabacion | registrazione | opname
file | files | document | documents | pdf | datei | dateien | dokument | dokumente | fichier | fichiers | archivo | archivos | documento | documentos | documenti | bestand | bestanden
storage | space | quota | memory | disk space | speicher | speicherplatz | stockage | espace disque | almacenamiento | espacio | spazio | archiviazione | opslag | opslagruimte
limit | limits | maximum | restriction | how many | cap | grenze | limite | limites | maximal | limitation | combien de | maximo | cuantos | massimo | quanti | limiet | hoeveel
minimum order | minimum order value | smallest order | least amount | mindestbestellwert | mindestbestellmenge | commande minimum | minimum de commande | pedido minimo | ordine minimo | minimale bestelling
how long | duration | how much time | turnaround | lead time | processing time | take long | wie lange | dauer | bearbeitungszeit | lieferzeit | combien de temps | duree | delai | cuanto tiempo | cuanto tarda | duracion | plazo | quanto tempo | durata | tempi | hoe lang | duur | levertijd
when | what time | which day | wann | wie spat | quand | a quelle heure | cuando | a que hora | quando | a che ora | wanneer | hoe laat
today | same day | next day | express | fast delivery | tomorrow | rush | heute | am selben tag | morgen | expressversand | eilig | aujourd'hui | le jour meme | demain | livraison express | mismo dia | manana | envio urgente | oggi | stesso giorno | domani | spedizione espressa | vandaag | dezelfde dag | spoedlevering
daily | every day | taglich | tous les jours | quotidien | diario | todos los dias | ogni giorno | giornaliero | dagelijks | elke dag
monthly | per month | each month | every month | monatlich | pro monat | mensuel | par mois | mensual | al mes | mensile | al mese | maandelijks | per maand
yearly | annual | annually | per year | jahrlich | pro jahr | annuel | par an | anual | al ano | annuale | all'anno | jaarlijks | per jaar
start | begin | launch | first steps | starten | beginnen | loslegen | erste schritte | commencer | demarrer | premiers pas | empezar | comenzar | primeros pasos | iniziare | cominciare | primi passi | aan de slag
stop | end | finish | quit | aufhoren | beenden | arreter | finir | parar | terminar | smettere | finire | stoppen | beeindigen
lend | rent | rental | hire | lease | leasing | borrow | mieten | miete | verleih | ausleihen | louer | location de | emprunter | alquilar | alquiler | noleggio | noleggiare | affittare | huren | verhuur | lenen
sell | selling | resell | trade in | second hand | used items | pre owned | verkaufen | gebraucht | ankauf | vendre | d'occasion | reprise | vender | segunda mano | usado | vendere | usato | permuta | verkopen | tweedehands | inruilen
owe | debt | outstanding balance | balance | unpaid | saldo | offener betrag | mahnung | solde | impaye | deuda | pendiente de pago | debito | saldo aperto | openstaand | schuld | aanmaning
earn | commission | affiliate | referral | refer a friend | recommend a friend | freunde werben | empfehlung | empfehlen | parrainage | parrainer | recommander | recomendar | recomienda a un amigo | invita un amico | consigliare | doorverwijzen | vriend uitnodigen
press | media | journalist | media enquiries | presse | medien | medias | prensa | medios | stampa | pers
partner | partners | cooperation | collaboration | partnership | kooperation | zusammenarbeit | partenaire | partenariat | colaboracion | socio comercial | collaborazione | samenwerking | samenwerken
noise | loud | quiet | silence | larm | laut | ruhig | bruit | bruyant | ruido | ruidoso | rumore | rumoroso | geluid | lawaai
smoking | smoke | non smoking | rauchen | nichtraucher | fumer | non fumeur | fumar | no fumadores | fumare | non fumatori | roken | rookvrij
weather | rain | bad weather | outdoors | wetter | regen | schlechtes wetter | meteo | pluie | mauvais temps | lluvia | mal tiempo | tempo brutto | pioggia | weer | slecht weer
heating | heater | boiler | radiator | warm | heizung | chauffage | calefaccion | caldera | riscaldamento | caldaia | verwarming | cv ketel
electricity | electric | power | plug | socket | charging | charge battery | battery | strom | akku | batterie | ladegerat | aufladen | electricite | charger | electricidad | bateria | cargar | cargador | elettricita | batteria | caricabatterie | stroom | oplader | opladen
light | lamp | lighting | bulb | licht | lampe | beleuchtung | lumiere | eclairage | luz | lampara | iluminacion | luce | lampada | illuminazione | verlichting
key | keys | door lock | locksmith | lost key | schlussel | schloss | cle | cles | serrure | llave | llaves | cerradura | chiave | chiavi | serratura | sleutel | sleutels
water | leak | plumbing | pipe | tap | wasser | leck | rohr | wasserhahn | fuite | robinet | plomberie | agua | fuga | grifo | fontaneria | acqua | perdita | rubinetto | idraulico | lekkage | kraan | loodgieter
garden | gardening | lawn | plants | plant | garten | pflanzen | rasen | jardin | plantes | jardinage | plantas | cesped | jardineria | giardino | piante | prato | tuin | planten | gazon
car | vehicle | auto | automobile | fahrzeug | wagen | pkw | voiture | vehicule | coche | vehiculo | macchina | veicolo | voertuig
bike | bicycle | cycle | ebike | e bike | fahrrad | velo | bicyclette | bicicleta | bici | bicicletta | fiets
tyre | tire | tyres | tires | wheel | wheels | puncture | flat tyre | flat tire | reifen | rad | platten | pneu | pneus | roue | crevaison | neumatico | rueda | pinchazo | gomma | pneumatico | ruota | foratura | lekke band | wiel
hair | haircut | hairdresser | barber | haare | haarschnitt | friseur | coiffure | coiffeur | cheveux | pelo | corte de pelo | peluqueria | capelli | taglio | parrucchiere | kapper | haar knippen
tip | tips | gratuity | service charge | trinkgeld | pourboire | propina | mancia | fooi
dress code | what to wear | clothing | clothes | kleidung | kleiderordnung | tenue | vetements | que ponerse | ropa | vestimenta | abbigliamento | vestiti | kleding
bring | take with me | what to bring | what do i need | mitbringen | apporter | emmener | que llevar | traer | portare | cosa portare | meenemen
documents needed | required documents | papers | paperwork | id card | passport | identification | unterlagen | ausweis | reisepass | pieces justificatives | carte d'identite | passeport | documentacion | dni | pasaporte | documenti necessari | carta d'identita | passaporto | paspoort | identiteitskaart | legitimatie
driving licence | driver's license | drivers license | driving license | fuhrerschein | permis de conduire | carnet de conducir | licencia de conducir | patente di guida | rijbewijs
deadline | due date | last day | cut off | by when | frist | stichtag | fecha limite | date limite | echeance | vencimiento | scadenza | termine ultimo | uiterste datum
expire | expiry | expires | expired | valid | validity | valid until | ablaufen | abgelaufen | gultig | gultigkeit | expirer | valable | validite | caducar | caducidad | valido | scadere | scaduto | validita | verlopen | geldig | geldigheid
proof | evidence | certificate | nachweis | bescheinigung | justificatif | attestation | comprobante | justificante | prova d'acquisto | attestato | bewijs
sick | ill | illness | sickness | krank | krankheit | malade | maladie | enfermo | enfermedad | malato | malattia | ziek | ziekte
pregnant | pregnancy | expecting | schwanger | schwangerschaft | enceinte | grossesse | embarazada | embarazo | incinta | gravidanza | zwanger | zwangerschap
wedding | marriage | bride | hochzeit | heirat | mariage | mariee | boda | matrimonio | sposa | bruiloft | trouwen
birthday | anniversary | celebration | geburtstag | jubilaum | feier | anniversaire | fete | cumpleanos | aniversario | celebracion | compleanno | anniversario | festa | verjaardag | feest
funeral | death | deceased | passed away | beerdigung | todesfall | verstorben | deces | obseques | funerailles | fallecimiento | funeraria | decesso | funerale | lutto | overlijden | uitvaart
lawyer | solicitor | attorney | legal advice | anwalt | rechtsanwalt | avocat | abogado | avvocato | advocaat
school | schools | kindergarten | nursery | schule | ecole | creche | escuela | colegio | guarderia | scuola | asilo | kinderopvang
exam | exams | test | assessment | grade | prufung | prufungen | examen | examens | examenes | esame | esami | toets
book title | books | novel | reading | bucher | livre | livres | libro | libros | libri | boeken
museum | exhibition | gallery | ausstellung | galerie | exposition | musee | exposicion | museo | galeria | mostra | galleria | tentoonstelling
apartment | flat | tenant | landlord | lodger | wohnung | mieter | vermieter | appartement | locataire | bailleur | piso | apartamento | inquilino | casero | appartamento | huurder | verhuurder
measure | measuring | measurement | how do i measure | messen | abmessen | mesurer | mesures | medir | medidas | misurare | meten | opmeten
assemble | assembly | put together | build up | aufbau | aufbauen | montage | montieren | monter | assembler | montar | montaje | montare | montaggio | monteren | in elkaar zetten
weight | weigh | heavy | kilos | gewicht | schwer | poids | lourd | peso | pesado | pesante | zwaar
hot | heat | temperature | cold | heiss | hitze | temperatur | kalt | chaud | chaleur | froid | temperatura | caliente | frio | caldo | freddo | temperatuur | heet | koud
fresh | shelf life | best before | keep fresh | haltbarkeit | mindesthaltbarkeit | haltbar | frisch | date de peremption | se conserve | conservation | fecha de caducidad | conservar | conservazione | houdbaarheid | houdbaar
sharpen | sharpening | blunt | sharp | scharfen | schleifen | stumpf | scharf | affuter | aiguiser | afilar | afilado | affilare | affilatura | slijpen
`;
