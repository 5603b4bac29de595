/** The newsletter box: since the site makes no further network calls, it opens an email to us, and says so. */
import { Button, Container, Form } from "react-bootstrap";
import type { Newsletter as NewsletterData } from "../page.ts";
import { brand } from "../site.ts";

/** Renders the box. A `mailto:` form puts the typed address into the email's text without any script. */
export function Newsletter({ section }: { section: NewsletterData }) {
  return (
    <section className="section section-newsletter">
      <Container>
        <div>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </div>
        <Form className="newsletter" action={`mailto:${brand.email}`} method="get">
          {/* One word: browsers write a plus for a blank, and mail programs show it. */}
          <input type="hidden" name="subject" value="Newsletter" />
          <Form.Label htmlFor="newsletter-email">Email</Form.Label>
          <div>
            <Form.Control id="newsletter-email" type="email" name="body" autoComplete="email" required />
            <Button type="submit">Subscribe</Button>
          </div>
        </Form>
      </Container>
    </section>
  );
}
