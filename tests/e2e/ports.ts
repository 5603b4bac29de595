/** The ports of the journeys' site and its receiver; `E2E_PORT` and `E2E_LEADS_PORT` override them if they are taken. */

/** The ports. */
export const ports = { site: process.env.E2E_PORT ?? "4410", leads: process.env.E2E_LEADS_PORT ?? "8910" };

/** The origins. */
export const origins = { site: `http://localhost:${ports.site}`, leads: `http://localhost:${ports.leads}` };

/** Where the site's forms post to. */
export const endpoint = `${origins.leads}/`;

/** Where `npm run dev` and its receiver listen (dev.spec.ts). */
export const devPorts = { site: String(Number(ports.site) + 20), leads: String(Number(ports.leads) + 20) };
