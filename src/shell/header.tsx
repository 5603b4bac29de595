/** The header of every page. Its menus are popovers, which open, close with Esc and manage the focus without any script. */
import { Container, Nav, Navbar } from "react-bootstrap";
import { brand, header, services } from "../site.ts";
import { LinkButton } from "./link-button.tsx";
import { Logo } from "./logo.tsx";

/** The `aria-current` of a link: set if it leads to the current page. */
const currentAt = (path: string, href: string) => (path === href ? "page" : undefined);

function Items({ links, path }: { links: typeof services; path: string }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={currentAt(path, href)}>
        {label}
      </a>
    </li>
  ));
}

/** The wide screen's services menu; CSS opens it on hover too. */
function ServicesMenu({ path }: { path: string }) {
  return (
    <div className="services-menu">
      <button className="nav-link" type="button" popoverTarget="header-services">
        Services
      </button>
      <div className="services-panel" id="header-services" popover="auto">
        <Container as="ul">
          <Items links={services} path={path} />
        </Container>
      </div>
    </div>
  );
}

/** The small screen's menu: the same links, in one panel. */
function SmallMenu({ path }: { path: string }) {
  return (
    <div className="small-menu" id="header-menu" popover="auto">
      <nav aria-label="Menu">
        {services.length > 0 && (
          <>
            <p className="small-menu-title" id="header-menu-services">
              Services
            </p>
            <ul aria-labelledby="header-menu-services">
              <Items links={services} path={path} />
            </ul>
          </>
        )}
        <ul className="small-menu-pages">
          <Items links={header.links} path={path} />
        </ul>
        <Actions />
      </nav>
    </div>
  );
}

function Actions() {
  return (
    <div className="header-actions">
      {header.actions.map(({ label, href }, index) => (
        <LinkButton key={href} href={href} first={index === header.actions.length - 1}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

/** Around content in another language, the header declares its own language. */
export type Around = { lang?: "en"; dir?: "ltr" };

/** Renders the header. */
export function Header({ path, around }: { path: string; around: Around }) {
  return (
    <header className="site-header" {...around}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {/* react-bootstrap's Navbar would make the brand and the buttons part of the navigation landmark. */}
      <Container className="navbar navbar-expand">
        <Navbar.Brand href="/">
          <Logo />
          {brand.name}
        </Navbar.Brand>
        <nav className="wide-menu" aria-label="Main">
          {services.length > 0 && <ServicesMenu path={path} />}
          {header.links.map(({ label, href }) => (
            <Nav.Link key={href} href={href} aria-current={currentAt(path, href)}>
              {label}
            </Nav.Link>
          ))}
        </nav>
        <Actions />
        <button className="menu-toggle" type="button" popoverTarget="header-menu">
          <span className="menu-closed">Menu</span>
          <span className="menu-opened">
            Close<span className="visually-hidden"> menu</span>
          </span>
        </button>
      </Container>
      <SmallMenu path={path} />
    </header>
  );
}
