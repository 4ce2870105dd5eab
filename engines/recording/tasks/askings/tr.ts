import { type Asking, wordSet } from "../asking.ts";

/** Verbal nouns. Not "uygulama" and "dondurma", which name things, too. */
const verbs = wordSet(
  "açma aktarma aktifleştirme alma arama arşivleme artırma atama ayarlama azaltma bağlama bağlanma başlama başlatma başvurma belirleme beğenme bildirme birleştirme bölme bulma büyütme çağırma çalıştırma çevirme çıkarma çıkartma çoğaltma değerlendirme değiştirme denetleme destekleme devretme doldurma doğrulama durdurma duraklatma düzenleme düzeltme ekleme engelleme erişme eşitleme eşleme eşleştirme etiketleme etkinleştirme filtreleme geçirme geçme gizleme gönderme görme görüntüleme güncelleme hazırlama hesaplama iletme imzalama indirme inceleme işaretleme izleme kaldırma kapatma karşılaştırma katılma kaydetme kaydolma kısaltma kilitleme kiralama kopyalama kullanma kurma listeleme okutma oluşturma onaylama ödeme öğrenme ölçme önizleme paylaşma planlama raporlama reddetme sayma seçme sıfırlama sıralama silme sonlandırma sorgulama tamamlama tanımlama tarama taşıma tekrarlama toplama uzatma üretme verme yanıtlama yapma yapıştırma yayımlama yayınlama yazdırma yedekleme yenileme yerleştirme yetkilendirme yönetme yönlendirme yükleme yükseltme etme olma",
);

/** With one of these alone, the verbal noun is a thing: "son güncelleme" is the latest update. */
const adjectives = wordSet(
  "anahtar aylık büyük eski gelişmiş genel güvenli hızlı ilk kolay küçük mobil online otomatik özel sesli son tam tüm ücretli ücretsiz uzaktan yeni yıllık",
);

/** "Merak etme" is an appeal: don't worry. */
const appeal =
  /(?<!\p{L})(?:acele|asla|dert|emin|endişe|gürültü|hata|hiç|kimse\p{L}*|lütfen|merak|panik|rahatsız|sakın|telaş|yalan)(?!\p{L})/u;

/** So is "Şifreni paylaşma", don't share your password, but not "Ürünü paylaşma" with the noun "ürün". */
const endsLikeYours = /[aeıioöuü]n[ıiuü]$/;
const nouns = wordSet(
  "admin alan altın asistan balon basın buton bülten dizin domain dükkan düzen ekran eleman fon gün ikon ilan insan kadın kanun katman kupon mekan mikrofon neden oyun pin plan plugin restoran salon sezon son sorun telefon token ton uzman ürün vitrin yayın yön zaman",
);
/** Such as "rezervasyonu", and after another noun "listesini", which is that noun's list. */
const loanword = /[sz]yonu$/;
const ofNoun = /[aeıioöuü]s[ıiuü]n[ıiuü]$/;

/** The company's words for itself, such as "bize" and "mağazamıza". Not "temiz" and "omuz". */
const ours = /(?<!\p{L})(?:biz(?:e|i|im|imle|de|den|ler\p{L}*)?|\p{L}{2,}[aeıioöuü]m[ıiuü]z\p{L}*)(?!\p{L})/u;

export const asking: Asking = (title) => {
  const words = title.toLocaleLowerCase("tr").split(" ");
  const [first = ""] = words;
  const task = words.join(" ");
  if (words.length < 2 || !verbs.has(words.at(-1) ?? "")) return null;
  if (appeal.test(task) || ours.test(task) || words.some(isYours)) return null;
  if (words.length === 2 && adjectives.has(first)) return null;
  return `${title} nasıl yapılır?`;
};

function isYours(word: string, index: number): boolean {
  if (!endsLikeYours.test(word) || nouns.has(word.slice(0, -1)) || loanword.test(word)) return false;
  return index === 0 || !ofNoun.test(word) || word === "adresini";
}
