/** The content types of requests that the receiver understands. */

/** Of a form without script, by its `enctype`: without files, and with them. */
export const formPostType = "application/x-www-form-urlencoded";
export const multipartType = "multipart/form-data";

/** Of a body as JSON; browsers send the first in `no-cors`, whatever the page sets. */
export const jsonTypes = ["text/plain", "application/json"];

export const postTypes = [formPostType, multipartType];

/** All of them. */
export const contentTypes = [...jsonTypes, ...postTypes];
