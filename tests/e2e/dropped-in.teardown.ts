/** Removes the site with dropped-in forms. */
import { test } from "playwright/test";
import { takeOut } from "./dropped-in.ts";

test("the copy is removed", takeOut);
