/** General words of everyday language. The first list is from stopwords-iso 1.1.0 (MIT license, Gene Diaz), folded. */
export const ja = {
  listed: `
あそこ あっ あの あり い いう う うち え お おり かつて き きる こ ここ こちら こと これら さ さらに し しかし す ず せ せる そこ そして その他 その後 ぞ た たち ため たり だ っ つ て という
といった とき ところ として とともに とも とんど ど と共に な ない なお なか なが なく なら なり なる なん において における について によって により による に対して に対する に関する のみ ば び
ほ ほか ま また または もの ものの よう ら られる れ れる ん 人 何 及 彼 彼女 我々 方 特に 私 貴方 達
`,
  /** Verbs and nouns that fit any question. */
  light: `
行 来 事 物 人 方 時 所 何 何時 誰 行き たい 連れ
`,
};
