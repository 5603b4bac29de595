PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE leads (
    id TEXT NOT NULL, form TEXT NOT NULL, body TEXT NOT NULL,
    received_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL, count BIGINT NOT NULL DEFAULT 1);
INSERT INTO leads VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303','contact','{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Forty clusters","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}',1795262400000,1795262460000,2);
INSERT INTO leads VALUES('c13dbb4a67ac90ce8aa73211020f404e','contact','{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Another 🚢","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}',1795262520000,1795262520000,1);
INSERT INTO leads VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303','contact','{"name":"Ines Haddad","email":"ines@example.com","phone":"","company":"","subject":"Forty clusters","message":"We run ''forty'' clusters?","inquiryType":"","formName":"contact"}',1795266000000,1795266000000,1);
CREATE TABLE latest (
    id TEXT PRIMARY KEY, received_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL);
INSERT INTO latest VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303',1795266000000,1795266000000);
INSERT INTO latest VALUES('c13dbb4a67ac90ce8aa73211020f404e',1795262520000,1795262520000);
CREATE TABLE outbox (
    id TEXT NOT NULL, received_at BIGINT NOT NULL, target TEXT NOT NULL,
    due_at BIGINT NOT NULL, attempts BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (id, received_at, target));
INSERT INTO outbox VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303',1795262400000,'mail',1795262400000,0);
INSERT INTO outbox VALUES('c13dbb4a67ac90ce8aa73211020f404e',1795262520000,'mail',1795262520000,0);
INSERT INTO outbox VALUES('ed76c0d646ddaf56c9a0dcda8b9f4303',1795266000000,'mail',1795266000000,0);
CREATE TABLE senders (sender TEXT PRIMARY KEY, posts BIGINT NOT NULL, until BIGINT NOT NULL);
INSERT INTO senders VALUES('37fcff24bf62035b2b08020afc08b4fe',1,1795352913177);
CREATE TABLE pulse (name TEXT PRIMARY KEY, at BIGINT NOT NULL, filler TEXT NOT NULL);
INSERT INTO pulse VALUES('write',1795352853162,'x');
CREATE UNIQUE INDEX leads_once ON leads (id, received_at);
CREATE INDEX leads_by_time ON leads (received_at);
COMMIT;
