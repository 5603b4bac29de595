CREATE TABLE public.latest (
    id text NOT NULL,
    received_at bigint NOT NULL,
    last_seen_at bigint NOT NULL
);
CREATE TABLE public.leads (
    id text NOT NULL,
    form text NOT NULL,
    body text NOT NULL,
    received_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    count bigint DEFAULT 1 NOT NULL
);
CREATE TABLE public.outbox (
    id text NOT NULL,
    received_at bigint NOT NULL,
    target text NOT NULL,
    due_at bigint NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.pulse (
    name text NOT NULL,
    at bigint NOT NULL,
    filler text NOT NULL
);
CREATE TABLE public.senders (
    sender text NOT NULL,
    posts bigint NOT NULL,
    until bigint NOT NULL
);
INSERT INTO public.latest VALUES ('c13dbb4a67ac90ce8aa73211020f404e', 1795262520000, 1795262520000);
INSERT INTO public.latest VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 1795266000000, 1795266000000);
INSERT INTO public.leads VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 'contact', '{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Forty clusters","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}', 1795262400000, 1795262460000, 2);
INSERT INTO public.leads VALUES ('c13dbb4a67ac90ce8aa73211020f404e', 'contact', '{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Another 🚢","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}', 1795262520000, 1795262520000, 1);
INSERT INTO public.leads VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 'contact', '{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Forty clusters","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}', 1795266000000, 1795266000000, 1);
INSERT INTO public.outbox VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 1795262400000, 'mail', 1795262400000, 0);
INSERT INTO public.outbox VALUES ('c13dbb4a67ac90ce8aa73211020f404e', 1795262520000, 'mail', 1795262520000, 0);
INSERT INTO public.outbox VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 1795266000000, 'mail', 1795266000000, 0);
INSERT INTO public.pulse VALUES ('write', 1795352874873, 'x');
INSERT INTO public.senders VALUES ('37fcff24bf62035b2b08020afc08b4fe', 1, 1795352934921);
ALTER TABLE ONLY public.latest
    ADD CONSTRAINT latest_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id, received_at, target);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pulse_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.senders
    ADD CONSTRAINT senders_pkey PRIMARY KEY (sender);
CREATE INDEX leads_by_time ON public.leads USING btree (received_at);
CREATE UNIQUE INDEX leads_once ON public.leads USING btree (id, received_at);
