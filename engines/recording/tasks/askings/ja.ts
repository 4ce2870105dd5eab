import { type Asking, wordSet } from "../asking.ts";

/** Nouns that become verbs with "する" and have an object. */
const objectNouns =
  "アップロード アンインストール インストール インポート エクスポート カスタマイズ キャンセル コピー シェア スキャン ダウンロード ブロック プレビュー フォロー リセット 依頼 印刷 引用 延長 解除 解約 開始 回答 拡大 確認 確定 管理 共有 却下 許可 結合 検索 購入 公開 更新 交換 作成 再開 再設定 再送 再発行 削除 参照 指定 収集 修正 取得 受信 縮小 出力 招待 承認 使用 申告 申請 設置 設定 選択 送信 送付 測定 操作 追加 注文 調整 追跡 停止 提出 転送 添付 統合 登録 同期 導入 投稿 入力 配布 配信 発行 発送 比較 表示 評価 複製 復元 復旧 分割 返却 返金 返品 変換 変更 編集 保護 保存 翻訳 無効化 有効化 予約 利用 録音 録画";

/** Those without one. */
const otherNouns =
  "アクセス サインアウト サインイン チェックイン チェックアウト ログアウト ログイン 移行 移動 応募 加入 課金 接続 参加 退会 退出 通知 入会 認証 返信 問い合わせ 連携 連絡";

/** They follow a particle. */
const nativeVerbs =
  "集める 扱う 洗い出す 行う 受け取る 選ぶ 送る 置き換える 置く 押す 開く 買う 返す 変える 書き出す 書く 隠す 数える 借りる 切り替える 組み合わせる 加える 消す 決める 探す 調べる 絞り込む 出す 頼む 試す 使う 作る つくる 付ける つける つなぐ つなげる 繋げる 伝える 閉じる 届ける 止める とめる 取り込む 取り消す 取り出す 並べる 並べ替える 入れる 払う 支払う 貼り付ける 貼る 引き継ぐ 引き出す 外す 始める 増やす 減らす 見つける 見る 確かめる 申し込む 戻す 求める 読み込む 読む 分ける 移す 招く 知らせる まとめる 問い合わせる 振り分ける 割り当てる";

const either = (words: string) => [...wordSet(words)].join("|");
const verb = new RegExp(
  `(?:(?:${either(`${objectNouns} ${otherNouns}`)})(?:を?する)|[をにへでとから](?:${either(nativeVerbs)}))$`,
);
const nounOfTask = new RegExp(`の(${either(objectNouns)})$`);

/** Before "の", these say who, when or how: "お客様の予約方法", "初回の登録方法". */
const notObject =
  /(?:^|様|客|員|者|方|人|回|日|料|中|後|前|時|用|際|場合|版|スマホ|スマートフォン|携帯|パソコン|PC|iPhone|Android|アプリ|Web|オンライン|電話|メール|新規|一括|複数|手動|自動|個別|初期|通常|最新|その他|基本|全体|共通|代理|団体|現地|国内|海外|他社|初めて|はじめて|窓口|郵送|店頭|ネット|LINE|FAX|ファックス|ブラウザー?|[でへにとら])$/;

/** Someone else does it, as in "お客様が予約する", or the company speaks of itself. "はがき", "ながら" and "つながる" have another "が". */
const others = /(?<!な)が(?!き)|みんなが|弊社|当社|当店|当院|私たち|私達|我々|われわれ/;

/** A verb in its dictionary form, or the way to do something: "予約を取り消す方法", "予約の変更方法". */
export const asking: Asking = (title) => {
  if (others.test(title)) return null;
  const task = title.replace(/(?:方法|手順)$/, "");
  const way = task === title ? null : nounOfTask.exec(task);
  const object = way ? task.slice(0, way.index) : "";
  const asVerb = way && !notObject.test(object) ? `${object}を${way[1]}する` : task;
  return verb.test(asVerb) ? `${asVerb}にはどうすればよいですか？` : null;
};
