/**
 * The words by which a page's address or link tells what it is about, in en, de, fr, es, it, pt, nl, tr.
 * Lower case, without accents, words separated by single spaces; a final * stands for any ending.
 * Order matters: the first kind that matches wins.
 */

export type PageKind =
  | "machinery"
  | "archive"
  | "faq"
  | "contact"
  | "about"
  | "pricing"
  | "services"
  | "policies"
  | "imprint"
  | "press"
  | "privacy"
  | "post"
  | "signup"
  | "calendar";

export const pageWords: Record<PageKind, string> = {
  // Never read: they answer nothing, and asking for them may do something. Only when nothing else is said.
  machinery:
    "cart, basket, checkout, login, log in, logout, log out, signin, sign in, my account, myaccount, account, wishlist, password, lost password, reset password, unsubscribe, " +
    "warenkorb, kasse, anmelden, einloggen, mein konto, merkliste, wunschliste, panier, connexion, mon compte, se connecter, carrito, iniciar sesion, mi cuenta, " +
    "carrello, accedi, il mio account, carrinho, entrar, minha conta, winkelwagen, winkelmand, afrekenen, inloggen, mijn account, sepet*, giris yap, giris, hesabim, uye girisi, " +
    "wp admin, wp login, wp json, wp content, wp includes, xmlrpc, cgi bin, cdn cgi, admin, feed, rss, atom, search, suche, recherche, buscar, cerca, zoeken, arama, " +
    "compare, shopping cart, view cart, client login, customer login, thank you, thanks, danke, merci, 404, error 404, page not found",
  archive:
    "tag, tags, author, authors, category, categories, archive, archives, schlagwort, schlagworter, kategorie, kategorien, archiv, etiqueta, etiquetas, categoria, categorias, categorie, etiket, kategori",
  faq:
    "faq, faqs, frequently asked questions, asked questions, common questions, questions, questions and answers, q a, qa, help, help center, help centre, get help, support, customer support, customer service, customer care, " +
    "knowledge base, knowledgebase, troubleshooting, getting started, " +
    "fragen, haufige fragen, haeufige fragen, haufig gestellte fragen, fragen und antworten, hilfe, hilfecenter, kundenservice, kundendienst, " +
    "foire aux questions, questions frequentes, aide, centre d aide, assistance, service client, preguntas, preguntas frecuentes, ayuda, centro de ayuda, soporte, atencion al cliente, " +
    "domande, domande frequenti, aiuto, assistenza, supporto, perguntas frequentes, duvidas, duvidas frequentes, ajuda, suporte, atendimento, " +
    "veelgestelde vragen, vragen, hulp, klantenservice, ondersteuning, sss, sikca sorulan sorular, sik sorulan sorular, sorular, yardim, destek",
  contact:
    "contact, contacts, contact us, contactus, get in touch, reach us, find us, write to us, location, locations, our location, directions, visit, visit us, hours, opening hours, opening times, stores, store locator, " +
    "kontakt, kontaktieren, kontaktformular, standort, standorte, anfahrt, so finden sie uns, offnungszeiten, oeffnungszeiten, filialen, " +
    "contactez nous, nous contacter, nous trouver, acces, horaires, contacto, contactanos, contactenos, contactar, ubicacion, horario, horarios, como llegar, donde estamos, " +
    "contatti, contatto, contattaci, dove siamo, orari, sede, contato, contatos, fale conosco, contacte nos, onde estamos, localizacao, contacteer ons, neem contact op, openingstijden, openingsuren, route, locatie, locaties, " +
    "iletisim, bize ulasin, adres, calisma saatleri, subelerimiz",
  about:
    "about, about us, aboutus, who we are, our story, story, our team, team, meet the team, staff, people, board, company, our company, mission, our mission, history, our history, why us, why choose us, " +
    "uber uns, ueber uns, uber mich, ueber mich, wir uber uns, unternehmen, firma, unser team, geschichte, philosophie, " +
    "a propos, qui sommes nous, notre histoire, notre equipe, equipe, entreprise, sobre, sobre nosotros, sobre mi, quienes somos, nosotros, empresa, la empresa, equipo, nuestra historia, " +
    "chi siamo, chi sono, azienda, la nostra storia, storia, sobre nos, quem somos, a empresa, nossa historia, over ons, over mij, wie zijn wij, wie we zijn, ons verhaal, ons team, bedrijf, " +
    "hakkimizda, biz kimiz, kurumsal, hikayemiz, ekibimiz, tarihce",
  pricing:
    "pricing, price, prices, price list, pricelist, our prices, plans, plans and pricing, rates, our rates, fees, costs, cost, tuition, membership, memberships, packages, quote, get a quote, estimate, free estimate, " +
    "preise, preis, preisliste, kosten, gebuhren, gebuehren, tarife, mitgliedschaft, pakete, angebot anfordern, tarif, tarifs, nos tarifs, prix, grille tarifaire, devis, abonnements, estimation, " +
    "precios, precio, tarifas, planes, cuotas, presupuesto, prezzi, prezzo, listino, listino prezzi, tariffe, piani, preventivo, precos, preco, planos, tabela de precos, orcamento, " +
    "prijzen, prijs, prijslijst, tarieven, offerte, lidmaatschap, fiyat*, ucret*, paketler, teklif al",
  services:
    "service, services, our services, what we do, offerings, offer, solutions, product, products, our products, features, how it works, how it work, menu, menus, our menu, rooms, classes, courses, programs, programmes, treatments, " +
    "specialties, specialities, areas we serve, service areas, service area, learn to play, tours, rentals, repairs, installation, collections, shop, store, catalog, catalogue, " +
    "leistung, leistungen, dienstleistung, dienstleistungen, angebot, angebote, unsere leistungen, produkte, produkt, losungen, loesungen, funktionen, so funktioniert s, so funktionierts, so funktioniert es, ablauf, speisekarte, zimmer, kurse, behandlungen, sortiment, " +
    "prestation, prestations, nos services, nos prestations, produits, nos produits, offres, nos offres, solutions, fonctionnalites, comment ca marche, fonctionnement, la carte, carte, nos cours, boutique, " +
    "servicio, servicios, nuestros servicios, productos, soluciones, caracteristicas, como funciona, carta, habitaciones, cursos, tratamientos, tienda, " +
    "servizio, servizi, i nostri servizi, prodotti, i nostri prodotti, soluzioni, funzionalita, come funziona, camere, corsi, trattamenti, negozio, " +
    "servico, servicos, nossos servicos, produtos, solucoes, funcionalidades, cardapio, quartos, tratamentos, loja, " +
    "dienst, diensten, onze diensten, aanbod, producten, oplossingen, functies, hoe werkt het, werkwijze, menukaart, kamers, cursussen, behandelingen, winkel, " +
    "hizmet*, urun*, cozumler, ozellikler, nasil calisir, odalar, kurslar, tedaviler",
  policies:
    "shipping, shipping and returns, shipping policy, delivery, deliveries, delivery information, return, returns, return policy, returns and refunds, refund, refunds, refund policy, exchange, exchanges, warranty, guarantee, guarantees, payment, payments, payment methods, payment options, " +
    "cancellation, cancellations, cancellation policy, terms, terms of service, terms of use, terms and conditions, conditions, tos, policies, store policies, rules, bylaws, booking, bookings, book, book now, reservation, reservations, appointment, appointments, insurance, financing, safety, " +
    "versand*, lieferung, liefer*, zahlung*, ruckgabe*, rueckgabe*, rucksendung*, ruecksendung*, retoure*, widerruf*, garantie*, gewahrleistung, agb, nutzungsbedingungen, geschaftsbedingungen, buchung, buchen, termin, termine, terminvereinbarung, stornierung, " +
    "livraison*, retour*, remboursement*, paiement*, garanties, cgv, cgu, conditions generales, conditions generales de vente, annulation, reservation*, reserver, rendez vous, prendre rendez vous, " +
    "envio*, entrega*, devolucion*, reembolso*, cambios, garantia*, pago*, formas de pago, terminos, terminos y condiciones, condiciones, condiciones generales, cancelacion*, reserva*, cita previa, " +
    "spedizion*, consegn*, reso, resi, rimbors*, garanzia, garanzie, pagament*, termini, termini e condizioni, condizioni, prenota*, prenotazion*, appuntament*, recesso, " +
    "frete, devoluc*, troca*, trocas e devolucoes, pagamento*, termos, termos de uso, condicoes, agendamento, marcacoes, " +
    "verzend*, bezorg*, levering*, retourneren, ruilen, betaling*, betalen, betaalmethoden, voorwaarden, algemene voorwaarden, annuleren, reserveren, afspraak, afspraak maken, " +
    "kargo, teslimat*, iade*, degisim, odeme*, kosullar, sartlar, kullanim kosullari, garanti, randevu, rezervasyon",
  imprint:
    "impressum, imprint, legal notice, legal, mentions legales, aviso legal, note legali, aviso juridico, informacoes legais, colofon, kunye, yasal uyari",
  press:
    "brand, branding, brand guidelines, style guide, styleguide, press, press kit, media kit, media, newsroom, presse, medien, prensa, stampa, imprensa, pers, basin, testimonials, reviews, references, referenzen, portfolio, gallery, galerie, galeria, galleria, projects, projekte, partners, partner",
  privacy:
    "privacy, privacy policy, privacy notice, cookie, cookies, cookie policy, datenschutz*, datenschutzerklarung, politique de confidentialite, confidentialite, donnees personnelles, privacidad, politica de privacidad, politica de cookies, " +
    "informativa privacy, privacidade, politica de privacidade, privacybeleid, privacyverklaring, gizlilik*, kvkk, cerez politikasi, accessibility, accessibility statement, barrierefreiheit, sitemap, site map, " +
    "careers, career, jobs, job, karriere, stellenangebote, emplois, recrutement, empleo, lavora con noi, vacatures, kariyer",
  post:
    "blog, blogs, news, posts, post, article, articles, press releases, stories, updates, announcements, magazine, podcast, webinars, insights, " +
    "aktuelles, neuigkeiten, nachrichten, artikel, magazin, actualites, actus, actualite, noticias, articulos, novedades, notizie, articoli, novita, artigos, novidades, nieuws, artikelen, haberler, haber, duyurular",
  signup:
    "signup, sign up, register, join, join us, registrieren, inscription, registro, registrazione, cadastro, aanmelden, kayit ol, uye ol, donate, spenden, newsletter, subscribe, download, downloads",
  calendar:
    "calendar, calender, events, event, schedule, kalender, veranstaltungen, spielplan, calendrier, evenements, agenda, calendario, eventos, eventi, takvim, etkinlikler",
};
