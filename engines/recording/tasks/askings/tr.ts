import { type Asking, wordSet } from "../asking.ts";

/** Verbal nouns. Not "uygulama" and "dondurma", which name things, too. */
const verbs = wordSet(
  "açma aktarma aktifleştirme alma arama arşivleme artırma atama ayarlama azaltma bağlama bağlanma başlama başlatma başvurma belirleme beğenme bildirme birleştirme bölme bulma büyütme çağırma çalıştırma çevirme çıkarma çıkartma çoğaltma değerlendirme değiştirme denetleme destekleme devretme doldurma doğrulama durdurma duraklatma düzenleme düzeltme ekleme engelleme erişme eşitleme eşleme eşleştirme etiketleme etkinleştirme filtreleme geçirme geçme gizleme gönderme görme görüntüleme güncelleme hazırlama hesaplama iletme imzalama indirme inceleme işaretleme izleme kaldırma kapatma karşılaştırma katılma kaydetme kaydolma kısaltma kilitleme kiralama kopyalama kullanma kurma listeleme okutma oluşturma onaylama ödeme öğrenme ölçme önizleme paylaşma planlama raporlama reddetme sayma seçme sıfırlama sıralama silme sonlandırma sorgulama tamamlama tanımlama tarama taşıma tekrarlama toplama uzatma üretme verme yanıtlama yapma yapıştırma yayımlama yayınlama yazdırma yedekleme yenileme yerleştirme yetkilendirme yönetme yönlendirme yükleme yükseltme etme olma",
);

/** With one of these alone, the verbal noun is a thing: "son güncelleme" is the latest update. */
const adjectives = wordSet(
  "anahtar aylık büyük eski gelişmiş genel güvenli hızlı ilk kolay küçük mobil online otomatik özel sesli son tam tüm ücretli ücretsiz uzaktan yeni yıllık",
);

/** "Şifreni paylaşma" is an appeal: don't share your password. */
const appeal =
  /(?<!\p{L})(?:acele|asla|dert|endişe|hiç|kimse\p{L}*|lütfen|merak|sakın|\p{L}+[aeıioöuü]n[ıiuü])(?!\p{L})/u;

export const asking: Asking = (title) => {
  const words = title.toLocaleLowerCase("tr").split(" ");
  const [first = ""] = words;
  if (words.length < 2 || !verbs.has(words.at(-1) ?? "") || appeal.test(words.join(" "))) return null;
  if (words.length === 2 && adjectives.has(first)) return null;
  return `${title} nasıl yapılır?`;
};
