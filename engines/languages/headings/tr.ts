import type { HeadingPack } from "./heading-words.ts";

export const headings: HeadingPack = {
  offers:
    /hizmet\p{L}*|program\p{L}*|kurs\p{L}*|ders\p{L}*|tedavi\p{L}*|terapi\p{L}*|paket\p{L}*|seans\p{L}*|atölye\p{L}*|tur(?:lar\p{L}*)?|etkinlik\p{L}*|oda(?:lar\p{L}*)?|masaj\p{L}*/u,
  about: /hakkimizda|hakkinda|ekibimiz|biz-kimiz|kurumsal|about/,
  kinds: {
    included: ["Neler dahil?", /(?:fiyata )?(?:neler )?dahil(?: (?:olanlar|hizmetler))?|(?:paket )?içeriği/],
    excluded: ["Neler dahil değil?", /(?:fiyata )?dahil (?:değil|olmayanlar)|ekstra(?:lar)?|ek ücretler/],
    duration: ["Ne kadar sürer?", /süre(?:si)?|ne kadar sürer/],
    audience: [
      "Kimler için uygun?",
      /kimler için(?: uygun)?|kime uygun|hedef kitle|yaş(?: grubu| aralığı)?|seviye(?:ler)?/,
    ],
    areas: [
      "Hangi bölgelere hizmet veriyorsunuz?",
      /hizmet (?:bölgeleri|bölgemiz|bölgelerimiz|alanı)|bölgeler|çalışma alanımız/,
    ],
    place: ["Nerede yapılıyor?", /yer|mekan|konum|buluşma noktası|nerede/],
    payment: ["Nasıl ödeyebilirim?", /ödeme(?: (?:yöntemleri|seçenekleri|şekilleri|koşulları|bilgileri))?/],
    deposit: ["Kapora veya depozito gerekiyor mu?", /kapora|depozito|ön ödeme/],
    booking: [
      "Nasıl randevu alabilir veya rezervasyon yapabilirim?",
      /randevu(?: (?:al|alma|alın))?|rezervasyon(?: .{3,20})?|nasıl (?:rezervasyon yapılır|kayıt olunur|randevu alınır)|kayıt/,
    ],
    cancellation: ["Nasıl iptal edebilirim?", /iptal(?: (?:koşulları|politikası|ve iade))?/],
    amenities: ["Hangi olanaklar var?", /olanaklar|imkanlar|özellikler|donanım|tesis olanakları/],
    rules: ["Hangi kurallar geçerli?", /(?:ev |tesis |kulüp )?kurallar(?:ı)?/],
    directions: ["Nasıl ulaşabilirim?", /ulaşım|yol tarifi|nasıl gidilir|bize ulaşım/],
    parking: ["Nereye park edebilirim?", /otopark|park yeri/],
    arrival: ["Ne zaman giriş yapabilirim?", /giriş(?: saati)?|check[- ]?in|varış/],
    departure: ["Ne zaman çıkış yapmalıyım?", /çıkış(?: saati)?|check[- ]?out|ayrılış/],
    process: [
      "Nasıl işliyor?",
      /nasıl (?:çalışır|çalışıyoruz|işler|yapılır)|(?:çalışma |tedavi )?süreci?(?:miz)?|yöntem(?:imiz)?|adım adım|adımlar/,
    ],
    qualifications: [
      "Hangi niteliklere sahipsiniz?",
      /sertifikalar(?:ımız)?|eğitim(?:i|ler)?|belgeler(?:imiz)?|nitelikler|uzmanlık/,
    ],
    "group-size": [
      "Kaç kişi katılabilir?",
      /kapasite|grup büyüklüğü|kişi sayısı|katılımcı(?: sayısı)?|kontenjan/,
    ],
    materials: ["Hangi malzemeleri kullanıyorsunuz?", /malzeme(?:ler)?(?:imiz)?|içindekiler|kumaşlar/],
    vouchers: ["Hediye çeki var mı?", /hediye (?:çeki|kartı)(?:leri)?/],
    discounts: ["İndirim var mı?", /indirim(?:ler)?|kampanya(?:lar)?/],
    emergency: ["Acil durumda ne yapmalıyım?", /acil(?: (?:durum|servis|durumlar|numaralar))?|nöbetçi/],
    "first-visit": [
      "İlk ziyaret nasıl geçiyor?",
      /ilk (?:muayene|randevu|ziyaret|seans|ders|görüşme)|deneme dersi/,
    ],
    warranty: ["Garanti var mı?", /garanti(?: (?:koşulları|süresi))?/],
    bring: ["Yanımda ne getirmeliyim?", /(?:yanınızda )?ne(?:ler)? getirmeli(?:siniz|yim)?|kıyafet/],
    requirements: [
      "Hangi koşullar gerekiyor?",
      /(?:gerekli )?(?:koşullar|şartlar|belgeler)|ön koşullar|(?:tedavi|randevu|ziyaret) öncesi/,
    ],
    delivery: ["Teslimat nasıl işliyor?", /teslimat|kargo|gönderim|teslim alma/],
    minimum: ["Bir alt sınır var mı?", /(?:minimum|en az) (?:konaklama|sipariş|süre)/],
    treats: [
      "Neleri tedavi ediyorsunuz?",
      /(?:hangi hastalıklar|tedavi (?:alanları|ettiğimiz .{3,20})|şikayetler|belirtiler)/,
    ],
    hours: ["Ne zaman açıksınız?", /(?:çalışma|açılış|mesai) saatleri(?:miz)?|ne zaman açığız/],
  },
};
