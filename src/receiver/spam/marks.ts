/** Signs of spam in a text: links, markup, offers, random letters. All of them are found in linear time. */

/** Top-level domains to look for in fields where no URL belongs. */
const domain =
  /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:com|net|org|info|biz|io|co|ru|top|xyz|site|online|shop|click)$/i;

/** A link up to the end of its host; a bare host counts only with a path, since companies have such names. */
const link = /^[^\s\p{L}\d]*(?:https?:\/\/|(?=www\.))([^\s/?#<>"'()[\]]+)/iu;
const bare = /^([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.[a-z]{2,24})\/\S/i;

/** The host of a link. */
function hostIn(word: string): string | undefined {
  const at = word.search(/https?:\/\/|www\./i);
  const found = link.exec(at > 0 ? word.slice(at) : word) ?? bare.exec(word);
  return found?.[1]?.toLowerCase().replace(/^www\.|(?<![.,;:!])[.,;:!]+$/g, "");
}

const tokensIn = (text: string) => text.split(/\s+/);

/** Whether a text may contain a link; most do not, and are not split up. */
export const mayLink = (text: string): boolean => text.includes("/") || /www\./i.test(text);

/** The hosts that a text links to. */
export const linkHosts = (text: string): string[] =>
  mayLink(text) ? tokensIn(text).flatMap((word) => hostIn(word) ?? []) : [];

/** A text without its links. */
export const withoutLinks = (text: string): string =>
  tokensIn(text)
    .filter((word) => hostIn(word) === undefined)
    .join(" ");

/** Whether a text is just the name of a site. */
export const isDomain = (text: string): boolean => text.includes(".") && domain.test(text.trim());

/** Hosts of link shorteners and chats. */
const hiding = new Set(
  "bit.ly t.me wa.me t.co tinyurl.com goo.gl cutt.ly is.gd rb.gy ow.ly telegra.ph shorturl.at api.whatsapp.com".split(
    " ",
  ),
);

/** Whether one of some hosts hides the target of a link. */
export const isHiding = (hosts: string[]): boolean => hosts.some((host) => hiding.has(host));

/** Forum markup for links, which bots paste that mistake the form for a forum. */
export const hasForumLinks = (text: string): boolean => /\[(?:url|link|img)\b/i.test(text);

/** HTML links; engineers paste them, too. */
export const hasAnchors = (text: string): boolean => /<a\s+(?:rel|target|class|href)\b/i.test(text);

/** Typical offers to the owner of a site, rather than requests to a consultancy. */
const offers = [
  /\b(?:rank|ranking|position|page)s? (?:one |1 )?(?:on|of|in|at) (?:the )?(?:first page of )?google\b/i,
  /\bfirst page\b|\btop of google\b/i,
  /\b(?:back ?links?|do-?follow|link (?:insertion|building|exchange)|guest ?post(?:s|ing)?|sponsored (?:post|article))\b/i,
  /\bseo (?:package|service|expert|audit|agency|specialist|company|team|proposal|campaign)s?\b/i,
  /\b(?:your|ur) (?:web ?site|site|web page|domain|online presence|google listing)\b/i,
  /\b(?:visited|came across|checked|reviewed|found|looked at|was on|went through) your\b/i,
  /\b(?:website|web|organic|targeted|real) (?:traffic|visitors)\b|\bmore (?:traffic|leads|customers|sales)\b/i,
  /\b(?:unsubscribe|opt[- ]?out|remove you|reply (?:stop|no)|not interested)\b/i,
  /\b(?:(?:business|personal|instant|payday) loans?|working capital|merchant cash|no collateral|interest rate of)\b/i,
  /\b(?:casino|betting bonus|free spins|jackpot|slots?|escorts?|viagra|cialis|replica|porn|xxx|dating)\b/i,
  /\b(?:make money|passive income|earn(?:ing)? (?:up to )?[$€£]|guaranteed (?:returns?|profits?|income|results)|double your|trading (?:bot|signals?))\b/i,
  /\b(?:bitcoin|btc|crypto|usdt|ethereum|nft)s?\b/i,
  /\b(?:explainer videos?|animated video|logo design|web ?site (?:re)?design|mobile apps? development|data entry|virtual assistants?|email (?:list|database)s?|b2b (?:list|database|contacts))\b/i,
  /\b(?:affordable|lowest|cheap(?:est)?|best) (?:price|rate|cost|quality)s?\b|\b(?:% off|discount|free trial|free quote|no obligation|risk[- ]free|limited (?:time|offer))\b/i,
  /\b(?:we (?:offer|provide|supply|manufacture|specialize)|our (?:product|catalog|factory|price list|portfolio)|i(?:'m| am) offering|moq)\b/i,
  /\b(?:inheritance|beneficiary|next of kin|million (?:dollars|usd|euros)|lottery|investor seeking|funding for your)\b/i,
  /\b(?:click (?:here|the link|below)|join (?:our|my) (?:channel|group)|whats ?app|telegram|dm me)\b/i,
  /\b(?:lose weight|weight loss|keto|cbd|iptv|love spells?|gold dust|followers|likes and views|smm)\b/i,
  /\b(?:manufacturers? of|manufacturers?\.|exporters? of|importers?|wholesale|purchasing manager|dear (?:sir|friend|beloved|purchasing))\b/i,
  /(?:казино|заработ|кредит|ставки на|бонус)/i,
  /(?:продвижени|раскрутк|рассылк|накрутк|подробнее|переходи|заказать)/i,
  /(?:赌场|代开|贷款|博彩|娱乐城|放款)/,
  /(?:微信|注册送|优惠|无抵押)/,
  /(?:pr[êe]t (?:entre|rapide)|préstamos? |dinero en|sin aval|kredit ohne|sofort auszahlung|sans justificatif)/i,
  /\b(?:posicionamiento (?:web|seo)|su sitio web|votre site (?:web|internet)|ihre (?:web(?:site|seite)|homepage)|suchmaschinenoptimierung|référencement)(?![a-zß-ÿ])/i,
];

/** The part of a text that is searched for offers, in characters. */
const searched = 20_000;

/**
 * Those that begin at a word boundary, as one pattern: most texts contain no offer, and this takes a third of the time
 * of testing each.
 */
const ofWords = offers.filter(({ source }) => source.startsWith("\\b(?:") && !source.includes("|\\b"));
const anyOfWords = new RegExp(`\\b(?:${ofWords.map(({ source }) => source.slice("\\b".length)).join("|")})`, "i");
const others = offers.filter((offer) => !ofWords.includes(offer));

/** The number of kinds of offers in a text. */
export const offersIn = (text: string): number => {
  const start = text.slice(0, searched);
  let count = 0;
  for (const offer of others) if (offer.test(start)) count += 1;
  if (anyOfWords.test(start)) for (const offer of ofWords) if (offer.test(start)) count += 1;
  return count;
};

/** Whether a text is one word of random letters. */
export function isGibberish(text: string): boolean {
  const word = text.trim();
  if (!/^[a-z]{8,60}$/i.test(word)) return false;
  const turns = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  return turns >= 3 || (word.length > 8 && vowels / word.length < 0.13);
}
