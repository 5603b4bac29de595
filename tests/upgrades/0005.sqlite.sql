BEGIN TRANSACTION;
CREATE TABLE "dead_letters" ("id" text not null, "received_at" bigint not null, "target" text not null, "attempts" bigint not null, "reason" text not null, "given_up_at" bigint not null, constraint "dead_letters_once" primary key ("id", "received_at", "target"));
CREATE TABLE latest (
        id TEXT PRIMARY KEY, received_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL);
INSERT INTO "latest" VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303',1795266000000,1795266000000);
INSERT INTO "latest" VALUES('e69ca261b209a8ed277d7047d9e2685d',1795262520000,1795262520000);
CREATE TABLE leads (
        id TEXT NOT NULL, form TEXT NOT NULL, body TEXT NOT NULL,
        received_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL, count BIGINT NOT NULL DEFAULT 1, "suspect" text);
INSERT INTO "leads" VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303','contact','{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Forty clusters","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}',1795262400000,1795262460000,2,NULL);
INSERT INTO "leads" VALUES('e69ca261b209a8ed277d7047d9e2685d','contact','{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Another 🚢","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact","plan":"data:text/plain;name=plan.txt;base64,QSBwbGFu","more":["data:text/plain;name=b.txt;base64,Qg=="]}',1795262520000,1795262520000,1,NULL);
INSERT INTO "leads" VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303','contact','{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Forty clusters","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}',1795266000000,1795266000000,1,NULL);
CREATE TABLE "migrations" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO "migrations" VALUES('0001-tables','2026-11-23T20:28:30.704Z');
INSERT INTO "migrations" VALUES('0002-suspect','2026-11-23T20:28:30.705Z');
INSERT INTO "migrations" VALUES('0003-posts','2026-11-23T20:28:30.706Z');
INSERT INTO "migrations" VALUES('0004-dead-letters','2026-11-23T20:28:30.707Z');
INSERT INTO "migrations" VALUES('0005-by-time','2026-11-23T20:28:30.708Z');
CREATE TABLE "migrations_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO "migrations_lock" VALUES('migration_lock',0);
CREATE TABLE outbox (
        id TEXT NOT NULL, received_at BIGINT NOT NULL, target TEXT NOT NULL,
        due_at BIGINT NOT NULL, attempts BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (id, received_at, target));
INSERT INTO "outbox" VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303',1795262400000,'mail',1795262400000,0);
INSERT INTO "outbox" VALUES('e69ca261b209a8ed277d7047d9e2685d',1795262520000,'mail',1795262520000,0);
INSERT INTO "outbox" VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303',1795266000000,'mail',1795266000000,0);
CREATE TABLE "posts" ("key" varchar(255) primary key, "points" integer default 0 not null, "expire" bigint);
CREATE TABLE pulse (name TEXT PRIMARY KEY, at BIGINT NOT NULL, filler TEXT NOT NULL);
INSERT INTO "pulse" VALUES('write',1795465710674,'x');
CREATE TABLE "targets" ("name" text primary key, "since" bigint not null);
CREATE UNIQUE INDEX leads_once ON leads (id, received_at);
CREATE INDEX "outbox_due" on "outbox" ("target", "due_at", "received_at");
CREATE INDEX "leads_in_order" on "leads" ("received_at", "id");
COMMIT;
