-- What is said next in the database of version 1 under rules that let a sea be conquered from the land. No such rules
-- were ever in a release: they stand for any rule that is corrected later.
INSERT INTO facts VALUES('94azksgqxj',18,'B conquer 1');
INSERT INTO facts VALUES('94azksgqxj',19,'B conquer 22');
INSERT INTO facts VALUES('94azksgqxj',20,'B done');
