/** The dev server's entry: the whole site in the browser, with hot reload. The build renders the same routes to HTML. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { appRoutes } from "./app.tsx";
import { keep, takeUp } from "./reload.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(appRoutes)} />
    </StrictMode>,
  );

import.meta.hot?.on("vite:beforeFullReload", keep);
void takeUp();
