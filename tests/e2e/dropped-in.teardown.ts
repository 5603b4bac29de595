/** Removes the site with forms dropped into it. */
import { test } from "playwright/test";
import { takeOut } from "./dropped-in.ts";

test("the copy is removed", takeOut);
