CREATE TABLE public.dead_letters (
    id text NOT NULL,
    received_at bigint NOT NULL,
    target text NOT NULL,
    attempts bigint NOT NULL,
    reason text NOT NULL,
    given_up_at bigint NOT NULL
);
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
    count bigint DEFAULT 1 NOT NULL,
    suspect text
);
CREATE TABLE public.migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.migrations_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.outbox (
    id text NOT NULL,
    received_at bigint NOT NULL,
    target text NOT NULL,
    due_at bigint NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.posts (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.pulse (
    name text NOT NULL,
    at bigint NOT NULL,
    filler text NOT NULL
);
CREATE TABLE public.targets (
    name text NOT NULL,
    since bigint NOT NULL
);
INSERT INTO public.latest VALUES ('e69ca261b209a8ed277d7047d9e2685d', 1795262520000, 1795262520000);
INSERT INTO public.latest VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 1795266000000, 1795266000000);
INSERT INTO public.leads VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 'contact', '{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Forty clusters","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}', 1795262400000, 1795262460000, 2, NULL);
INSERT INTO public.leads VALUES ('e69ca261b209a8ed277d7047d9e2685d', 'contact', '{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Another 🚢","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact","plan":"data:text/plain;name=plan.txt;base64,QSBwbGFu","more":["data:text/plain;name=b.txt;base64,Qg=="]}', 1795262520000, 1795262520000, 1, NULL);
INSERT INTO public.leads VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 'contact', '{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Forty clusters","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}', 1795266000000, 1795266000000, 1, NULL);
INSERT INTO public.migrations VALUES ('0001-tables', '2026-11-23T20:29:03.395Z');
INSERT INTO public.migrations VALUES ('0002-suspect', '2026-11-23T20:29:03.401Z');
INSERT INTO public.migrations VALUES ('0003-posts', '2026-11-23T20:29:03.411Z');
INSERT INTO public.migrations VALUES ('0004-dead-letters', '2026-11-23T20:29:03.458Z');
INSERT INTO public.migrations VALUES ('0005-by-time', '2026-11-23T20:29:03.471Z');
INSERT INTO public.migrations_lock VALUES ('migration_lock', 0);
INSERT INTO public.outbox VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 1795262400000, 'mail', 1795262400000, 0);
INSERT INTO public.outbox VALUES ('e69ca261b209a8ed277d7047d9e2685d', 1795262520000, 'mail', 1795262520000, 0);
INSERT INTO public.outbox VALUES ('ed76c0d646ddaf56c9a0dcda8b9f4303', 1795266000000, 'mail', 1795266000000, 0);
INSERT INTO public.pulse VALUES ('write', 1795465743174, 'x');
ALTER TABLE ONLY public.dead_letters
    ADD CONSTRAINT dead_letters_once PRIMARY KEY (id, received_at, target);
ALTER TABLE ONLY public.latest
    ADD CONSTRAINT latest_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations_lock
    ADD CONSTRAINT migrations_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id, received_at, target);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.pulse
    ADD CONSTRAINT pulse_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.targets
    ADD CONSTRAINT targets_pkey PRIMARY KEY (name);
CREATE INDEX leads_in_order ON public.leads USING btree (received_at, id);
CREATE UNIQUE INDEX leads_once ON public.leads USING btree (id, received_at);
CREATE INDEX outbox_due ON public.outbox USING btree (target, due_at, received_at);
