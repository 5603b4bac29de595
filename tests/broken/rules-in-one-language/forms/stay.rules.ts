const words: { [lang: string]: string } = { en: "Too long", de: "Zu lang" };

export const long = (body: { departure?: string }, lang: string) => ({ departure: body.departure && words[lang] });

export const short = (body: { departure?: string }) => ({ departure: body.departure && "Too short" });
