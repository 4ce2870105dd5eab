import type { KindWords } from "../other-kind.ts";

export const es: KindWords = {
  exclusive: "solo, solamente, únicamente, salvo, excepto",
  spans: "a, al, hasta, -",
  closed: "cerrado, cerrada, cerrados, cerramos",
  kinds: `
animal, animales, mascota, mascotas > perro, perros, perra, cachorro, cachorros | gato, gatos, gata | pájaro, pájaros, loro | conejo, conejos | hámster | caballo, caballos, poni
vehículo, vehículos > coche, coches, auto, carro | bicicleta, bicicletas, bici, bicis | moto, motos | furgoneta | camión, camiones | autocaravana, caravana
transporte público > tren | avión, vuelo | autobús, bus, colectivo | tranvía | metro, subte | taxi | ferry
comida, comidas > desayuno, desayunar | almuerzo, almorzar | cena, cenar | brunch
todas las edades, todo público, familia, familias, acompañados > adulto, adultos | niño, niños, niña, niñas, bebé, bebés | mayores, jubilados
mixto > hombres, hombre, caballeros | mujeres, mujer, señoras
mixto > chicos, chico | chicas, chica
formas de pago, métodos de pago > tarjeta, tarjetas, visa, mastercard | efectivo, metálico | paypal | bizum | transferencia | cheque
idioma, idiomas > español, castellano | inglés | francés | alemán | italiano | árabe | catalán
> comprar, compra, vender, venta | alquilar, alquiler, prestar
> entrada, llegada | salida
todo el año > verano | invierno
festivo, festivos, días festivos > semana santa, pascua | navidad, nochebuena | año nuevo, nochevieja | reyes
> fianza | anticipo, señal
`,
  ordered: `
todos los días, cada día, entre semana, fin de semana, fines de semana > lunes ~ lun | martes ~ mar | miércoles ~ mié | jueves ~ jue | viernes ~ vie | sábado, sábados ~ sáb | domingo, domingos ~ dom
todo el año, cada mes > enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre
`,
};
